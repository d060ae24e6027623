import { LOCALES } from "../locale";

/** A language tag as it stands in an address: "de", "pt-BR". No page of ours has a first part like it. */
const LANGUAGE_TAG = /^[a-z]{2}(?:-[a-z0-9]{2,8})*$/i;

/** The page with an id that is for everybody; where one has to sign in, a guest is asked to, whatever the id. */
const WITH_ID = /^play\/([^/]+)\/?$/;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * What stands at a path: a page with a language or one that is to get one (`page`), something without a language (`bare`: a
 * file, the set-up link), a language that we do not have, or no page, since what stands for an id cannot be one.
 * @example kindOfPath("/de/exam") // "unknown-language"
 */
export function kindOfPath(pathname: string): "page" | "bare" | "unknown-language" | "no-page" {
  const [first = "", ...rest] = pathname.slice(1).split("/");
  if (LOCALES.some((locale) => locale === first)) {
    const id = WITH_ID.exec(rest.join("/"))?.[1];
    return id === undefined || ID.test(id) ? "page" : "no-page";
  }
  if (first === "setup" || (rest.length === 0 && first.includes("."))) return "bare";
  return LANGUAGE_TAG.test(first) ? "unknown-language" : "page";
}
