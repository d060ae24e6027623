import localFont from "next/font/local";

/*
 * Self-hosted variable fonts. Each family comes in two cuts by unicode-range, so that a page without a letter of
 * latin-ext never loads it. Only Archivo latin is preloaded: it is on every page. next/font measures a fallback for
 * the two latin cuts (size-adjust), so the text does not jump when the font arrives. Its loader reads literals only:
 * hence the range of latin-ext written twice.
 */
const archivo = localFont({
  src: "../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2",
  variable: "--font-archivo",
  weight: "100 900",
  display: "swap",
  adjustFontFallback: "Arial",
});

const archivoExt = localFont({
  src: "../node_modules/@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2",
  variable: "--font-archivo-ext",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF",
    },
  ],
});

const serif = localFont({
  src: "../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
  variable: "--font-serif-latin",
  weight: "200 900",
  display: "swap",
  preload: false,
  adjustFontFallback: "Times New Roman",
});

const serifExt = localFont({
  src: "../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2",
  variable: "--font-serif-ext",
  weight: "200 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF",
    },
  ],
});

/** The classes that define --font-archivo, --font-archivo-ext, --font-serif-latin and --font-serif-ext; for <html>. */
export const fontClasses = [archivo, archivoExt, serif, serifExt].map((font) => font.variable).join(" ");
