/** Walks the whole bank: keys, wrong options, beliefs. What it cannot see: whether the engine is right. */
import { describe, expect, it } from "vitest";
import { callsOf } from "@/lib/items/distractors";
import { callKey } from "@/lib/items/same-call";
import { mayBeScored } from "@/lib/items/scored";
import { LOCALES } from "@/lib/locale";
import { CLAUSE_IDS, TOPICS } from "@/lib/rules/clauses";
import { decidingKey } from "@/lib/rules/deciding-key";
import { judge } from "@/lib/rules/judge";
import { BELIEFS, MISCONCEPTIONS, misconceptionById } from "@/questions/misconceptions";
import { BANK, edition, rightCalls, wrong } from "./bank";

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
