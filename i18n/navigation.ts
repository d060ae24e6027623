import { createNavigation } from "next-intl/navigation";
import { routing } from "./routing";

/** Next's navigation with the language of the page put before every address: `<Link href="/practice">` → /es/practice. */
export const { Link, redirect, permanentRedirect, usePathname, useRouter, getPathname } = createNavigation(routing);
