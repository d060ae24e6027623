import { expect, test } from "vitest";
import type { Unsent } from "./outbox";
import { type KeyValue, unsentStore } from "./unsent-store";

/** A Storage as browsers have it, in memory. */
function memory(): KeyValue & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const answer = (slot: number, counter: number, device = "tab1"): Unsent => ({
  kind: "answer",
  slot,
  value: { format: "choose-one", option: "b" },
  revision: { counter, device },
});

test("what is kept is there after a reload, for the same person and attempt alone", () => {
  const storage = memory();
  unsentStore(storage, "ana", "attempt-1").keep(answer(4, 1));
  expect(unsentStore(storage, "ana", "attempt-1").read()).toEqual([answer(4, 1)]);
  expect(unsentStore(storage, "ana", "attempt-2").read()).toEqual([]);
  expect(unsentStore(storage, "bea", "attempt-1").read()).toEqual([]);
});

test("the yes to an older revision leaves the newer one kept", () => {
  const storage = memory();
  const store = unsentStore(storage, "ana", "attempt-1");
  store.keep(answer(4, 1));
  store.keep(answer(4, 2));
  store.drop(answer(4, 1));
  expect(store.read()).toEqual([answer(4, 2)]);
  store.drop(answer(4, 2));
  expect(storage.items.size).toBe(0);
});

test("two tabs do not write over each other", () => {
  const storage = memory();
  const [one, two] = [unsentStore(storage, "ana", "a"), unsentStore(storage, "ana", "a")];
  one.keep(answer(4, 1, "tab1"));
  two.keep(answer(4, 1, "tab2"));
  two.drop(answer(4, 1, "tab2"));
  expect(one.read()).toEqual([answer(4, 1, "tab1")]);
});

test("what is not ours, or damaged, is passed over", () => {
  const storage = memory();
  const store = unsentStore(storage, "ana", "a");
  store.keep(answer(1, 1));
  storage.setItem("other", "x");
  for (const [slot, text] of [
    "{",
    "null",
    '{"kind":"answer","slot":"1"}',
    JSON.stringify({ ...answer(2, 1), value: { format: "field" } }),
  ].entries()) {
    storage.setItem(`third-man.unsent.ana.a.answer.${slot + 10}.tab9`, text);
  }
  expect(store.read()).toEqual([answer(1, 1)]);
});

test("a browser that keeps nothing is no error", () => {
  const full: KeyValue = {
    ...memory(),
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  };
  expect(() => unsentStore(full, "ana", "a").keep(answer(1, 1))).not.toThrow();
  expect(unsentStore(null, "ana", "a").read()).toEqual([]);
});
