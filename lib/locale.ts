/** The languages of the product. English decides (../shared: 37.0.a). */
export const LOCALES = ["en", "es", "it"] as const;
export type Locale = (typeof LOCALES)[number];

/** One text in every language. */
export type LocalText = Readonly<Record<Locale, string>>;
