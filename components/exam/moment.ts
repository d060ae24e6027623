import type { DateTimeFormatOptions } from "next-intl";

/** A moment in words, with its zone: "Tuesday, 8 December 2026, 9:12 pm Eastern Standard Time". */
export function momentInWords(timeZone: string): DateTimeFormatOptions {
  return {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "long",
  };
}

/** For a table: "1 Dec 2026". */
export function dayShort(timeZone: string): DateTimeFormatOptions {
  return { day: "numeric", month: "short", year: "numeric", timeZone };
}
