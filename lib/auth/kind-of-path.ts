import { LOCALES } from "../locale";

/** A language tag as it stands in an address: "de", "pt-BR". No page of ours has a first part like it. */
const LANGUAGE_TAG = /^[a-z]{2}(?:-[a-z0-9]{2,8})*$/i;

/**
 * What stands at a path: a page with a language or one that is to get one (`page`), something without a language (`bare`: a
 * file, the set-up link), or a language that we do not have.
 * @example kindOfPath("/de/exam") // "unknown-language"
 */
export function kindOfPath(pathname: string): "page" | "bare" | "unknown-language" {
  const [first = "", ...rest] = pathname.slice(1).split("/");
  if (LOCALES.some((locale) => locale === first)) return "page";
  if (first === "setup" || (rest.length === 0 && first.includes("."))) return "bare";
  return LANGUAGE_TAG.test(first) ? "unknown-language" : "page";
}
