import { describe, expect, it } from "vitest";
import { LOCALES } from "@/lib/locale";
import en from "@/locales/en/clauses.json";
import { ruleWords } from "./rule-words";

describe.each(LOCALES)("the words of the rules, %s", (locale) => {
  const words = ruleWords(locale);

  it("give every clause its rule and a heading", () => {
    const all = words.clauses(Object.keys(en));
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(({ heading }) => heading === "").map(({ mark }) => mark)).toEqual([]);
    expect(all.filter(({ mark, rule }) => !mark.startsWith(`${rule}.`))).toEqual([]);
  });

  it("keep the mark of a clause that is none today, and leave out what has no words", () => {
    expect(words.clauses(["36.99"])).toEqual([{ mark: "36.99", rule: 36, heading: "", text: "" }]);
    expect(words.belief("no-such-belief")).toBeNull();
    expect(words.decision("D99")).toBeNull();
  });
});

it("cite as the rulebook's headings do", () => {
  expect(ruleWords("en").clauses(["36.5.j"])[0]).toMatchObject({
    mark: "36.5.j",
    rule: 36,
    heading: "procedural violations",
  });
  expect(ruleWords("it").topics.slice(0, 3)).toEqual(["36.1", "36.2", "36.3"]);
  expect(ruleWords("es").topic("36.T")).not.toBe("36.T");
  expect(ruleWords("en").belief("hit-again")).toBe("A hit that goes wrong is simply taken again.");
});
