/** Walks the whole bank: what stands in the texts. What it cannot see: whether a scene reads well. */
import { describe, expect, it } from "vitest";
import { distance } from "@/lib/field/point";
import type { Item, Message } from "@/lib/items/item";
import { LOCALES, type Locale } from "@/lib/locale";
import { MISCONCEPTIONS } from "@/questions/misconceptions";
import { readLocale } from "@/questions/texts";
import { numbersWithUnits } from "@/questions/walk/numbers-in-text";
import { BANK, edition, optionTexts, type Question, texts, wrong } from "./bank";

describe("the words", () => {
  it("options read differently in each language, and differ in their order in none", () => {
    for (const locale of LOCALES) {
      expect(wrong((question) => new Set(optionTexts(question, locale)).size === question.item.options.length)).toEqual(
        [],
      );
    }
    expect(
      wrong(({ rendered, item }) => rendered.served.options.every((one, place) => one.id === item.options[place]?.id)),
    ).toEqual([]);
  });

  it("leave no placeholder and no empty text", () => {
    const bad = /[{}<>]|undefined|\[object|NaN|\s{2}|\s[.,;?]/;
    for (const locale of LOCALES) {
      expect(
        wrong((question) => everyText(question, locale).every((text) => text.trim() !== "" && !bad.test(text))),
      ).toEqual([]);
    }
  });

  it("give every yard and minute as it stands in the situation or in the edition", () => {
    for (const locale of LOCALES) {
      expect(
        wrong(({ item, rendered }) => {
          const known = numbersOf(item);
          const told = [
            rendered.served.scene,
            rendered.served.prompt,
            ...rendered.served.options.map((one) => one.text),
          ];
          return told.every((text) => numbersWithUnits(text[locale], locale).every((number) => known.has(number)));
        }),
      ).toEqual([]);
    }
  });

  it("tell a scene in 15 to 70 words", () => {
    for (const locale of LOCALES) {
      expect(
        wrong(({ rendered }) => {
          const words = rendered.served.scene[locale].split(/\s+/).length;
          return words >= 15 && words <= 75;
        }),
      ).toEqual([]);
    }
  });

  it("never state the key in the scene", () => {
    for (const locale of LOCALES) {
      expect(
        wrong(({ item, rendered }) => {
          const scene = rendered.served.scene[locale].toLowerCase();
          const { key } = item;
          if (key.format === "number") return true;
          // Who has to move, or whom the captain may name, is asked of players whom the scene has to name.
          if (item.options.some((option) => option.call.is === "player")) return true;
          return rendered.served.options.every(
            (option) => !key.options.includes(option.id) || !scene.includes(option.text[locale].toLowerCase()),
          );
        }),
      ).toEqual([]);
    }
  });

  it("have the same messages in all languages", () => {
    const [first, ...others] = LOCALES.map((locale) => readLocale(process.cwd(), locale));
    if (first === undefined) throw new Error("no language");
    for (const other of others) expect([...other.keys()].sort()).toEqual([...first.keys()].sort());
  });

  it("are all used: no family's text file holds a message that nothing tells", () => {
    const used = new Set<string>();
    const collect = (message: Message): void => {
      used.add(group(message.id));
      for (const value of Object.values(message.args ?? {})) if (typeof value === "object") collect(value);
    };
    for (const { item } of BANK) {
      for (const message of [
        ...item.scene,
        item.prompt,
        item.verdict,
        item.why,
        ...item.options.map((one) => one.text),
      ]) {
        collect(message);
      }
      if (item.flip !== null) collect(item.flip);
    }
    const idle = [...texts.ids("en")].filter((id) => id.startsWith("families.") && !used.has(group(id)));
    expect(idle).toEqual([]);
  });

  it("misconceptions have a belief and a feedback, and nothing else has", () => {
    const written = new Set([...texts.ids("en")].filter((id) => id.startsWith("misconceptions.")));
    const wanted = MISCONCEPTIONS.flatMap(({ id }) => [`misconceptions.${id}.belief`, `misconceptions.${id}.feedback`]);
    expect([...written].sort()).toEqual([...wanted].sort());
  });
});

function everyText({ rendered }: Question, locale: Locale): readonly string[] {
  const { served, sealed } = rendered;
  return [
    served.scene,
    served.prompt,
    sealed.verdict,
    sealed.why,
    ...served.options.map((one) => one.text),
    ...Object.values(sealed.feedback),
  ]
    .map((text) => text[locale])
    .concat(sealed.flip === null ? [] : [sealed.flip[locale]]);
}

/** Tellings of one thing differ in the number at their end. */
function group(id: string): string {
  return id.replace(/\.\d+$/, "");
}

/** All numbers of the situation, of the edition and of the calls offered; a place is also told from the other end. */
function numbersOf(item: Item): ReadonlySet<number> {
  const found = new Set<number>(Object.values(edition.n));
  const collect = (value: unknown): void => {
    if (typeof value === "number") {
      found.add(Math.abs(value));
      found.add(Math.abs(edition.n.fieldLength - value));
    } else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
  };
  collect(item.situation);
  // A wrong call has numbers of its own.
  for (const option of item.options) collect(option.call);
  const { plan, situation } = item;
  if (situation.kind === "set-up") {
    // A place near the edge is told by the yards from the boards or the side line.
    for (const at of [situation.foulAt, situation.ballAt]) {
      if (at !== null) found.add(situation.field.width / 2 - Math.abs(at.x));
    }
  }
  plan?.players.forEach((player) => {
    collect(player.at);
    if (plan.ball !== null) found.add(distance(player.at, plan.ball));
  });
  return found;
}
