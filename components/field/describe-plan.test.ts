import { createTranslator } from "next-intl";
import { describe, expect, test } from "vitest";
import type { Plan } from "@/lib/field/plan";
import { LOCALES, type Locale } from "@/lib/locale";
import en from "@/locales/en/ui/field.json";
import es from "@/locales/es/ui/field.json";
import it from "@/locales/it/ui/field.json";
import { describePlace, describePlan, type FieldWords, formatYards } from "./describe-plan";

const MESSAGES = { en, es, it };

function wordsOf(locale: Locale): FieldWords {
  const t = createTranslator({ locale, messages: { field: MESSAGES[locale] }, namespace: "field" });
  return (key, values) => t(key as Parameters<typeof t>[0], values as Parameters<typeof t>[1]);
}

const SCENE: Plan = {
  field: { sides: "boards", length: 300, width: 160 },
  view: "near-end",
  colours: { hitting: "blue", opposing: "red" },
  ball: { x: 0, y: 60 },
  players: [
    { id: "h3", label: "3", team: "hitting", at: { x: 1, y: 64 } },
    { id: "o4", label: "4", team: "opposing", at: { x: 12, y: 35 } },
    { id: "o1", label: "1", team: "opposing", at: { x: -2, y: 0 } },
    { id: "o2", label: "2", team: "opposing", at: { x: -20, y: -1 } },
  ],
  marks: [
    { is: "limit-line", y: 30 },
    { is: "spot", at: { x: 0, y: 40 } },
    { is: "gap", from: { x: 12, y: 30 }, to: { x: 12, y: 35 }, yards: 5 },
    { is: "limit-circle", centre: { x: 0, y: 60 }, radius: 30 },
  ],
};

describe("the plan in words", () => {
  test("English", () => {
    expect(describePlan(SCENE, wordsOf("en"))).toEqual([
      "The field from above, to scale, with boards. Blue hit towards the goal at the top; left and right are as they see it.",
      "The ball: on the 60-yard line, in the middle.",
      "Blue 3: 64 yards from the back line, 1 yard to the right of the middle.",
      "Red 4: 35 yards from the back line, 12 yards to the right of the middle.",
      "Red 1: on the goal line, between the posts.",
      "Red 2: 1 yard behind the back line, 20 yards to the left of the middle.",
      "Marked, the limit: on the 30-yard line.",
      "Marked, where the ball is hit from: on the 40-yard line, in the middle.",
      "Marked, a distance: 5 yards.",
      "Marked, the limit: a circle of 30 yards round the point on the 60-yard line, in the middle.",
    ]);
  });
  test("Spanish", () => {
    expect(describePlan(SCENE, wordsOf("es")).slice(1, 6)).toEqual([
      "La bocha: en la línea de 60 yardas, en el medio.",
      "Azul 3: a 64 yardas de la línea de fondo, 1 yarda a la derecha del medio.",
      "Rojo 4: a 35 yardas de la línea de fondo, 12 yardas a la derecha del medio.",
      "Rojo 1: sobre la línea de gol, entre los postes.",
      "Rojo 2: 1 yarda detrás de la línea de fondo, 20 yardas a la izquierda del medio.",
    ]);
  });
  test("Italian", () => {
    expect(describePlan(SCENE, wordsOf("it")).slice(1, 6)).toEqual([
      "La palla: sulla linea delle 60 yarde, nel mezzo.",
      "Blu 3: a 64 yarde dalla linea di fondo, 1 yarda a destra del mezzo.",
      "Rosso 4: a 35 yarde dalla linea di fondo, 12 yarde a destra del mezzo.",
      "Rosso 1: sulla linea di porta, tra i pali.",
      "Rosso 2: 1 yarda dietro la linea di fondo, 20 yarde a sinistra del mezzo.",
    ]);
  });
  test.each(LOCALES)("%s says as much as is drawn: one sentence a thing", (locale) => {
    const sentences = describePlan(SCENE, wordsOf(locale));
    expect(sentences).toHaveLength(1 + 1 + SCENE.players.length + SCENE.marks.length);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(describePlan({ ...SCENE, ball: null, players: [], marks: [] }, wordsOf(locale))).toHaveLength(1);
  });
});

describe("a place in words", () => {
  const boards = SCENE.field;
  const t = wordsOf("en");
  test.each([
    [{ x: 0, y: 150 }, "on the centre of the field"],
    [{ x: 4, y: 300 }, "on the other goal line, between the posts"],
    [{ x: 5, y: 0 }, "on the back line, 5 yards to the right of the middle"],
    [{ x: -75, y: 222 }, "78 yards from the other back line, 75 yards to the left of the middle"],
    [{ x: 0, y: 240 }, "on the 60-yard line at the other end, in the middle"],
    [{ x: 83, y: 50 }, "50 yards from the back line, 3 yards outside the boards on the right"],
    [{ x: -10, y: 302 }, "2 yards behind the other back line, 10 yards to the left of the middle"],
  ])("%j", (at, words) => {
    expect(describePlace(at, boards, t)).toBe(words);
  });
  test("fractions: halves as ½, others with the point or comma of the language", () => {
    expect(formatYards(8.5, t)).toBe("8 ½ yards");
    expect(formatYards(0.5, t)).toBe("½ yards");
    expect(formatYards(6.3, t)).toBe("6.3 yards");
    expect(formatYards(6.3, wordsOf("it"))).toBe("6,3 yarde");
    expect(formatYards(1, wordsOf("es"))).toBe("1 yarda");
  });
});
