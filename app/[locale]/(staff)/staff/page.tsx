import { getLocale } from "next-intl/server";
import { RESULTS_PATH } from "@/components/staff/results-address";
import { redirect } from "@/i18n/navigation";

/** The workspace begins with the results. */
export default async function StaffPage() {
  redirect({ href: RESULTS_PATH, locale: await getLocale() });
}
