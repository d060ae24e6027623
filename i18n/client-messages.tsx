import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";

/**
 * Hands the named areas of ui texts to the client components below, and no others: what a page does not need is not sent.
 * "common" always comes along. Does not add to an outer provider, it stands in its place.
 */
export async function ClientMessages({ areas, children }: { areas: readonly string[]; children: ReactNode }) {
  const all = await getMessages();
  const picked: AbstractIntlMessages = {};
  for (const area of ["common", ...areas]) {
    const texts = all[area];
    if (texts !== undefined) picked[area] = texts;
  }
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>;
}
