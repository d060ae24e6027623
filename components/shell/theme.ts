/** The person's choice of appearance; without the cookie the device decides. */
export const THEME_COOKIE = "theme";
export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** A year, in seconds. */
export const THEME_COOKIE_AGE = 60 * 60 * 24 * 365;

/** The theme that a cookie's value names, or null (the device decides) for anything else. */
export function readTheme(value: string | undefined): Theme | null {
  return THEMES.find((theme) => theme === value) ?? null;
}
