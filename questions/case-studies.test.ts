/** The told cases: the schema's refusals, and what the engine answers at each step, by the sources. */
import { describe, expect, it } from "vitest";
import { renderItem } from "@/lib/items/render";
import { LOCALES } from "@/lib/locale";
import { edition2026 } from "@/lib/rules/editions/2026";
import { caseStep, caseStudies, caseStudyFrom } from "./case-studies";
import { questionTexts } from "./texts";

const texts = questionTexts();
const ids = texts.ids("en");
const STUDIES = caseStudies(edition2026);
const STEPS = STUDIES.flatMap((study) =>
  study.steps.map((step, place) => {
    const item = caseStep(study, place, edition2026);
    return { name: `${study.id}/${step.id}`, item, rendered: renderItem(item, texts) };
  }),
);

/** The right answer of a step, in English. */
function answer(name: string): readonly string[] | number {
  const found = STEPS.find((step) => step.name === name);
  if (found === undefined) throw new Error(`no step ${name}`);
  const { key } = found.item;
  if (key.format === "number") return key.value;
  return found.rendered.served.options.filter((one) => key.options.includes(one.id)).map((one) => one.text.en);
}

describe("the three told cases", () => {
  it("are those of the sources", () => {
    expect(STUDIES.map((study) => study.source).sort()).toEqual(["36.3.c", "37.CS.1", "37.CS.2"]);
  });

  it("37.CS.1: line or spot, Penalty 7, 15 minutes, and the nearest above", () => {
    expect([...(answer("fall-and-fracture/places") as readonly string[])].sort()).toEqual([
      "Penalty 2 for Blue from the centre of the 30-yard line",
      "Penalty 2 for Blue from where the foul was",
    ]);
    expect(answer("fall-and-fracture/seven")).toEqual([
      "Penalty 7: Blue’s captain names a player, or a substitute comes on",
    ]);
    expect(answer("fall-and-fracture/minutes")).toBe(15);
    expect(answer("fall-and-fracture/whom")).toEqual(["Only Red 3, with 6 goals"]);
  });

  it("37.CS.2: nothing while the player goes on, then too late, and 10 minutes", () => {
    expect(answer("too-late/blurred")).toEqual(["No Penalty 7, and no player of Blue has to leave the game"]);
    expect(answer("too-late/gives-up")).toEqual(["No Penalty 7: the game stops and Red may look for a substitute"]);
    expect(answer("too-late/minutes")).toBe(10);
  });

  it("36.3.c: play on, then a foul by the hitter, and a card that is possible", () => {
    expect(answer("through-the-crowd/mis-hit")).toEqual(["Nothing: the ball is in play for both sides"]);
    expect(answer("through-the-crowd/hard-hit")).toEqual(["Whistle, and a penalty for White that you choose"]);
    expect(answer("through-the-crowd/card")).toEqual(["You may show one, if you think it right"]);
  });

  it("stand in no scored form, and offer 3 to 5 options that read differently in every language", () => {
    for (const { name, item, rendered } of STEPS) {
      expect({ name, scored: item.scored }).toEqual({ name, scored: false });
      if (item.format === "number") continue;
      expect(item.options.length, name).toBeGreaterThanOrEqual(3);
      expect(item.options.length, name).toBeLessThanOrEqual(5);
      for (const locale of LOCALES) {
        expect(new Set(rendered.served.options.map((one) => one.text[locale])).size, `${name} ${locale}`).toBe(
          item.options.length,
        );
      }
    }
  });

  it("use every word that is written for them", () => {
    const used = new Set(
      STEPS.flatMap(({ item }) =>
        [...item.scene, item.prompt, item.why, ...item.options.map((one) => one.text)].map((message) => message.id),
      ),
    );
    const idle = [...ids].filter((id) => id.startsWith("case-studies.") && !id.endsWith(".title") && !used.has(id));
    expect(idle).toEqual([]);
  });
});

describe("a case study's file", () => {
  const good = `
source: 36.3.c
cast: { hitting: red, opposing: blue, hitters: [1, 2, 3, 4], rivals: [1, 2, 3, 4] }
steps:
  - { id: one, situation: { kind: follow-up, penalty: "4", by: hitting }, ask: call, format: choose-one, misconceptions: [hit-again] }
  - { id: two, situation: { kind: follow-up, penalty: "6", by: hitting }, ask: call, format: choose-one, misconceptions: [hit-again] }
`;
  const problems = (text: string): string => {
    const read = caseStudyFrom("made-up", text, edition2026);
    return read.ok ? "" : read.problems.join("; ");
  };

  it("is taken when all is well", () => {
    expect(problems(good)).toBe("");
  });

  it.each([
    ["an unknown key", good.replace("source:", "author: me\nsource:"), /author/],
    ["a key given twice", good.replace("source: 36.3.c", "source: 36.3.c\nsource: 37.CS.1"), /unique/],
    ["an unknown key of a step", good.replace("id: one,", "id: one, key: a,"), /steps\.0.*key/],
    ["a step id given twice", good.replace("id: two", "id: one"), /steps\.1\.id: one stands twice/],
    [
      "a fact that the engine does not know",
      good.replace("by: hitting }", "by: hitting, fast: true }"),
      /steps\.0\.situation\.fast/,
    ],
    ["a question that there is not", good.replace("ask: call", "ask: weather"), /steps\.0\.ask: weather/],
    ["an unknown misconception", good.replace("[hit-again]", "[moonshine]"), /steps\.0\.misconceptions/],
    ["a clause that there is not", good.replace("36.3.c", "99.z"), /source: a clause id/],
    ["one colour for both teams", good.replace("opposing: blue", "opposing: red"), /cast: two colours/],
    ["one step only", good.split("\n").slice(0, 5).join("\n"), /steps/],
  ])("is refused for %s", (_, text, expected) => {
    expect(problems(text)).toMatch(expected);
  });
});
