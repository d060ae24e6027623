import type { ReactNode } from "react";
import { AppFrame } from "@/app/_frame/app-frame";

/** The frame around the workspace of staff. Who may see a page, its use case says. */
export default function StaffLayout({ children }: { children: ReactNode }) {
  return <AppFrame>{children}</AppFrame>;
}
