import { LOCALES, type Locale } from "./locale";

/**
 * The language of ours that a browser likes best.
 * @param header Accept-Language ("es-AR,es;q=0.9,en;q=0.8"), or null
 */
export function preferredLocale(header: string | null, fallback: Locale): Locale {
  const ranges = (header ?? "").slice(0, 1000).split(",");
  let best: { readonly locale: Locale; readonly weight: number } | null = null;
  for (const range of ranges) {
    const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const locale = LOCALES.find((each) => tag === each || tag.startsWith(`${each}-`));
    const quality = parameters.find((each) => each.startsWith("q="))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    if (locale !== undefined && weight > (best?.weight ?? 0)) best = { locale, weight };
  }
  return best?.locale ?? fallback;
}
