/** Finds the yards, minutes and seconds in a text, written in digits or in words, for the checks of the bank. */
import type { Locale } from "@/lib/locale";

const WORDS: Readonly<Record<Locale, readonly string[]>> = {
  en: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  es: ["una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"],
  it: ["una", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"],
};

const UNITS: Readonly<Record<Locale, string>> = {
  en: "yards?|minutes?",
  es: "yardas?|minutos?",
  it: "yard[ae]|minut[oi]",
};

export function numbersWithUnits(text: string, locale: Locale): readonly number[] {
  const words = WORDS[locale];
  const pattern = new RegExp(`(\\d+|\\b(?:${words.join("|")}))[ -](?:${UNITS[locale]})`, "giu");
  return [...text.matchAll(pattern)].map(([, number = ""]) => {
    const place = words.indexOf(number.toLowerCase());
    return place < 0 ? Number(number) : place + 1;
  });
}
