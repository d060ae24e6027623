import { useFormatter, useTranslations } from "next-intl";
import type { WindowView } from "@/lib/use-cases/staff/get-window-overview";
import { momentFormat } from "./moment";

/** When the window opens or closes, in words, with the zone. */
export function WindowLine({ window, now }: { window: WindowView; now: number }) {
  const t = useTranslations("staff.window");
  const format = useFormatter();
  const at = (moment: number) => format.dateTime(moment, momentFormat("minute", window.timeZone));
  if (now < window.opensAt) return t("opens", { at: at(window.opensAt) });
  if (window.closesAt === null) return t("open", { at: at(window.opensAt) });
  return t(now < window.closesAt ? "closes" : "closed", { at: at(window.closesAt) });
}
