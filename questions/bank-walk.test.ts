/**
 * Walks the whole bank, question by question. What it cannot see: whether a scene reads well, and whether the engine is right.
 */
import { describe, expect, it } from "vitest";
import { distance } from "@/lib/field/point";
import { compose } from "@/lib/items/compose";
import { callsOf } from "@/lib/items/distractors";
import type { Family } from "@/lib/items/family";
import type { Item, Message } from "@/lib/items/item";
import { type RenderedItem, renderItem } from "@/lib/items/render";
import { callKey } from "@/lib/items/same-call";
import { mayBeScored } from "@/lib/items/scored";
import { type Variant, variantsOf } from "@/lib/items/variants";
import { LOCALES, type Locale } from "@/lib/locale";
import { CLAUSE_IDS, TOPICS } from "@/lib/rules/clauses";
import { decidingKey } from "@/lib/rules/deciding-key";
import { edition2026 } from "@/lib/rules/editions/2026";
import { judge } from "@/lib/rules/judge";
import { parseSituation } from "@/lib/rules/parse-situation";
import { FAMILIES } from "./families";
import { BELIEFS, MISCONCEPTIONS, misconceptionById } from "./misconceptions";
import { numbersWithUnits } from "./numbers-in-text";
import { questionTexts, readLocale } from "./texts";

const edition = edition2026;
const texts = questionTexts();

interface Question {
  readonly name: string;
  readonly family: Family;
  readonly variant: Variant;
  readonly item: Item;
  readonly rendered: RenderedItem;
}

const BANK: readonly Question[] = FAMILIES.flatMap((family) =>
  variantsOf(family, edition).map((variant, seed) => {
    const item = compose(family, seed, edition);
    return { name: `${family.id} ${seed}`, family, variant, item, rendered: renderItem(item, texts) };
  }),
);

/** Names of the questions for which something is wrong: the list has to be empty. */
function wrong(check: (question: Question) => boolean): readonly string[] {
  return BANK.filter((question) => !check(question)).map((question) => question.name);
}

function rightCalls({ item, variant }: Question): readonly string[] {
  return variant.case.ask.calls(item.situation, item.ruling).map(callKey);
}

const optionTexts = (question: Question, locale: Locale) =>
  question.rendered.served.options.map((option) => option.text[locale]);

describe("every question has its key from the engine", () => {
  it("the ruling is the engine's", () => {
    expect(wrong(({ item }) => JSON.stringify(judge(item.situation, edition)) === JSON.stringify(item.ruling))).toEqual(
      [],
    );
  });

  it("a key names the options whose call the ruling allows, all of them and no other", () => {
    expect(
      wrong((question) => {
        const { item } = question;
        const right = new Set(rightCalls(question));
        if (item.key.format === "number") return right.has(`number:${item.key.value}`) && right.size === 1;
        const keyed = new Set(item.key.options);
        const offered = new Set(item.options.map((option) => callKey(option.call)));
        return (
          item.options.every((option) => keyed.has(option.id) === right.has(callKey(option.call))) &&
          [...right].every((call) => offered.has(call))
        );
      }),
    ).toEqual([]);
  });

  it("a choose-one has exactly one right option", () => {
    expect(wrong(({ item }) => item.key.format !== "choose-one" || item.key.options.length === 1)).toEqual([]);
  });

  it("there are 3 to 5 options, 2 only where the question is a plain yes or no; a number has none", () => {
    expect(
      wrong(({ item, variant }) => {
        const count = item.options.length;
        if (item.format === "number") return count === 0 && item.number !== null;
        return count <= 5 && (count >= 3 || (count === 2 && variant.case.ask.id.startsWith("detail")));
      }),
    ).toEqual([]);
  });

  it("what may be scored is what the exam word of the ruling and the format allow", () => {
    expect(
      wrong((question) => {
        const { item } = question;
        if (item.ruling.exam === "leave-out" && item.scored) return false;
        return item.scored === mayBeScored(item.ruling, item.format, rightCalls(question).length);
      }),
    ).toEqual([]);
  });

  it("every question has a topic of the rulebook, and its clauses exist", () => {
    expect(wrong(({ item }) => TOPICS.includes(item.topic))).toEqual([]);
    expect(wrong(({ item }) => item.ruling.basis.every((id) => CLAUSE_IDS.has(id)))).toEqual([]);
  });

  it("the deciding key is that of the situation, and the same question stands once", () => {
    expect(wrong(({ item }) => item.decidingKey === decidingKey(item.situation, edition))).toEqual([]);
    const identities = BANK.map(({ item }) =>
      JSON.stringify([
        item.family,
        item.format,
        item.decidingKey,
        item.options.map((option) => callKey(option.call)).sort(),
      ]),
    );
    expect(new Set(identities).size).toBe(identities.length);
  });
});

describe("every wrong option comes from a misconception", () => {
  it("that exists, and that really leads to it", () => {
    expect(
      wrong(({ item, variant }) => {
        const judged = { situation: item.situation, ruling: item.ruling };
        return item.options.every((option) => {
          if (option.misconception === null) return true;
          const misconception = misconceptionById(option.misconception);
          if (misconception === null) return false;
          const calls = callsOf(misconception, judged, variant.case.ask, edition).map(callKey);
          return calls.includes(callKey(option.call));
        });
      }),
    ).toEqual([]);
  });

  it("and is accepted under no outcome that the ruling allows", () => {
    expect(
      wrong((question) => {
        const right = new Set(rightCalls(question));
        return question.item.options.every(
          (option) => option.misconception === null || !right.has(callKey(option.call)),
        );
      }),
    ).toEqual([]);
  });

  it("with a word on what it would have been right for, in every language", () => {
    expect(
      wrong(({ rendered }) =>
        Object.keys(rendered.sealed.tags).every((tag) =>
          LOCALES.every((locale) => (rendered.sealed.feedback[tag]?.[locale] ?? "").length > 10),
        ),
      ),
    ).toEqual([]);
  });

  it("and the clauses it is wrong about exist", () => {
    const unknown = MISCONCEPTIONS.flatMap(({ id, clauses }) =>
      clauses.filter((clause) => !CLAUSE_IDS.has(clause)).map((clause) => `${id}: ${clause}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe("what people wrongly believe", () => {
  it("is never the key: no stated belief is a right call of any question", () => {
    expect(BELIEFS).toHaveLength(12);
    for (const belief of BELIEFS.filter((one) => one.apply.of === "call")) {
      const asKey = BANK.filter((question) => {
        const judged = { situation: question.item.situation, ruling: question.item.ruling };
        const right = new Set(rightCalls(question));
        return callsOf(belief, judged, question.variant.case.ask, edition).some((call) => right.has(callKey(call)));
      });
      expect({ belief: belief.id, asKey: asKey.map((question) => question.name) }).toMatchObject({ asKey: [] });
    }
  });
});

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

describe("the key does not stand out", () => {
  const chooseOne = BANK.filter(({ item }) => item.format === "choose-one" && item.scored);

  /** At most three standard deviations more often than chance would have it. */
  function chance(hits: number, chances: readonly number[]): boolean {
    const expected = chances.reduce((sum, p) => sum + p, 0);
    const variance = chances.reduce((sum, p) => sum + p * (1 - p), 0);
    return hits <= expected + 3 * Math.sqrt(variance);
  }

  it("by its place: no place holds the key more often than chance", () => {
    for (const place of ["a", "b", "c", "d"]) {
      const open = chooseOne.filter(({ item }) => item.options.some((option) => option.id === place));
      const hits = open.filter(({ item }) => item.key.format !== "number" && item.key.options[0] === place).length;
      expect({
        place,
        hits,
        fair: chance(
          hits,
          open.map(({ item }) => 1 / item.options.length),
        ),
      }).toMatchObject({ fair: true });
    }
  });

  it("by its length: it is the longest no more often than chance", () => {
    for (const locale of LOCALES) {
      const hits = chooseOne.filter((question) => {
        const { key } = question.item;
        const lengths = optionTexts(question, locale).map((text) => text.length);
        const own = question.item.options.findIndex(
          (option) => key.format !== "number" && key.options[0] === option.id,
        );
        return lengths.every((length, place) => place === own || length < (lengths[own] ?? 0));
      }).length;
      const chances = chooseOne.map(({ item }) => 1 / item.options.length);
      expect({ locale, hits, of: chances.length, fair: chance(hits, chances) }).toMatchObject({ fair: true });
    }
  });
});

describe("the picture", () => {
  it("shows out of position whom the facts put there, and nobody else", () => {
    expect(
      wrong(({ item }) => {
        const { plan, situation } = item;
        if (plan === null || situation.kind !== "execution" || situation.penalty === "knock-in") return true;
        const { penalty, hitFrom, defended, ball, field } = situation;
        const facts = {
          kind: "positions",
          penalty,
          ball,
          field,
          players: plan.players.map(({ id, team, at }) => ({ id, team, at })),
        };
        const input = {
          ...facts,
          ...(penalty === "2" ? { hitFrom } : {}),
          ...(penalty === "3" ? { defended } : {}),
        };
        const parsed = parseSituation(input, edition);
        if (!parsed.ok) return false;
        const improper = judge(parsed.value, edition).detail?.improper ?? [];
        const out = (team: "hitting" | "opposing") => improper.some((id) => id.startsWith(team));
        return (["hitting", "opposing"] as const).every((team) => out(team) === (situation[team] === "improper"));
      }),
    ).toEqual([]);
  });

  it("has the ball where the facts have it, and no marks before the answer", () => {
    expect(
      wrong(({ item }) => {
        if (item.plan === null) return true;
        if (item.plan.marks.length > 0) return false;
        return (
          item.situation.kind !== "execution" || JSON.stringify(item.plan.ball) === JSON.stringify(item.situation.ball)
        );
      }),
    ).toEqual([]);
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

/** All numbers of the situation and of the edition; a place is also told from the other end. */
function numbersOf(item: Item): ReadonlySet<number> {
  const found = new Set<number>(Object.values(edition.n));
  const collect = (value: unknown): void => {
    if (typeof value === "number") {
      found.add(Math.abs(value));
      found.add(Math.abs(edition.n.fieldLength - value));
    } else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
  };
  collect(item.situation);
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
