/** A number as people type it: with comma or point, with blanks. */

export type NumberText =
  | { readonly is: "empty" }
  | { readonly is: "number"; readonly value: number }
  | { readonly is: "not-a-number" }
  | { readonly is: "out-of-bounds" };

const SHAPE = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** The number that a text says, or null where it says none; "" is none too. */
export function parseNumberText(text: string): number | null {
  // The minus sign that a phone or a text program writes.
  const plain = text.replace(/\s/g, "").replace(/[\u2212\u2013]/g, "-");
  if (!SHAPE.test(plain)) return null;
  const value = Number(plain.replace(",", ".")) + 0;
  return Number.isFinite(value) ? value : null;
}

export function readNumber(text: string, bounds: { readonly min: number; readonly max: number }): NumberText {
  if (text.trim() === "") return { is: "empty" };
  const value = parseNumberText(text);
  if (value === null) return { is: "not-a-number" };
  return value < bounds.min || value > bounds.max ? { is: "out-of-bounds" } : { is: "number", value };
}

/** Back as text for the box, with the comma where the language writes one. */
export function writeNumber(value: number, comma: boolean): string {
  return comma ? String(value).replace(".", ",") : String(value);
}
