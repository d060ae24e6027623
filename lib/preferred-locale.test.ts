import { expect, it } from "vitest";
import { preferredLocale } from "./preferred-locale";

it.each([
  ["es-AR,es;q=0.9,en;q=0.8", "es"],
  ["de-DE,de;q=0.9,it;q=0.3,en;q=0.2", "it"],
  ["en;q=0.1, IT-ch;q=0.5", "it"],
  ["es;q=0, en", "en"],
  ["de", "en"],
  ["esperanto", "en"],
  ["*", "en"],
  [";;q=x,,", "en"],
  [null, "en"],
] as const)("%s is read as %s", (header, locale) => {
  expect(preferredLocale(header, "en")).toBe(locale);
});
