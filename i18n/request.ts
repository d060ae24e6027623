import { hasLocale } from "next-intl";
import { getRequestConfig } from "next-intl/server";
import { loadUiMessages } from "./messages";
import { routing } from "./routing";

/**
 * The language and its texts for one request. No time zone stands here: times are shown in the association's zone,
 * which the caller reads from the settings and names beside the time.
 */
export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = hasLocale(routing.locales, asked) ? asked : routing.defaultLocale;
  return { locale, messages: await loadUiMessages(locale), timeZone: "UTC" };
});
