import { expect, test } from "vitest";
import type { ServedItem } from "@/lib/items/item";
import { parseResponse } from "./response-input";
import { servedView } from "./served-view";

const local = (words: string) => ({ en: words, es: words, it: words });

const choose: ServedItem = {
  format: "choose-one",
  scene: local("scene"),
  prompt: local("prompt"),
  options: ["a", "b", "c"].map((id) => ({ id, text: local(id) })),
  number: null,
  plan: {
    field: { sides: "boards", length: 300, width: 160 },
    view: "near-end",
    colours: { hitting: "red", opposing: "blue" },
    ball: { x: 0, y: 30 },
    players: [{ id: "red-3", label: "3", team: "hitting", at: { x: 2, y: 6 } }],
    marks: [
      { is: "spot", at: { x: 1, y: 2 } },
      { is: "limit-line", y: 30 },
      { is: "limit-circle", centre: { x: 0, y: 60 }, radius: 30 },
      { is: "gap", from: { x: 0, y: 0 }, to: { x: 0, y: 4 }, yards: 4 },
    ],
  },
};
const number: ServedItem = {
  ...choose,
  format: "number",
  options: [],
  number: { unit: local("yards"), min: 0, max: 80 },
};
const all: ServedItem = { ...choose, format: "choose-all" };

/** Plants a canary in every object of a value, at every depth. */
function infested(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(infested);
  if (typeof value !== "object" || value === null) return value;
  const inside = Object.entries(value).map(([name, each]) => [name, infested(each)]);
  return { ...Object.fromEntries(inside), key: "CANARY", seed: "CANARY", CANARY: 1 };
}

test.each([choose, number, all])("whatever else a row holds stays behind: $format", (item) => {
  const seen = servedView(infested(item) as ServedItem);
  expect(JSON.stringify(seen)).not.toContain("CANARY");
  expect(seen).toEqual(item);
});

test.each([
  [choose, null, { ok: true, value: null }],
  [choose, { format: "choose-one", option: "b" }, { ok: true, value: { format: "choose-one", option: "b" } }],
  [choose, { format: "choose-one", option: "z" }, { ok: false, field: "response.option" }],
  [choose, { format: "choose-one", option: 1 }, { ok: false, field: "response.option" }],
  [choose, { format: "choose-all", options: ["a"] }, { ok: false, field: "response.format" }],
  [choose, { format: "choose-one", option: "a", key: "b" }, { ok: false, field: "response.key" }],
  [choose, "a", { ok: false, field: "response" }],
  [choose, undefined, { ok: false, field: "response" }],
  [choose, [], { ok: false, field: "response" }],
  [
    all,
    { format: "choose-all", options: ["c", "a"] },
    { ok: true, value: { format: "choose-all", options: ["a", "c"] } },
  ],
  [all, { format: "choose-all", options: [] }, { ok: true, value: null }],
  [all, { format: "choose-all", options: ["a", "a"] }, { ok: false, field: "response.options" }],
  [all, { format: "choose-all", options: ["a", "b", "c", "a"] }, { ok: false, field: "response.options" }],
  [all, { format: "choose-all", options: ["a", "q"] }, { ok: false, field: "response.options.1" }],
  [number, { format: "number", value: 6.5 }, { ok: true, value: { format: "number", value: 6.5 } }],
  [number, { format: "number", value: 80.5 }, { ok: false, field: "response.value" }],
  [number, { format: "number", value: -1 }, { ok: false, field: "response.value" }],
  [number, { format: "number", value: Number.NaN }, { ok: false, field: "response.value" }],
  [number, { format: "number", value: Number.POSITIVE_INFINITY }, { ok: false, field: "response.value" }],
  [number, { format: "number", value: "40" }, { ok: false, field: "response.value" }],
] as const)("$0.format %#: %j", (item, input, expected) => {
  expect(parseResponse(item, input)).toEqual(expected);
});
