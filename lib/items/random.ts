/** Seeded choices for telling a question: names, colours, tellings, the order of options. The same seed, the same question. */
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

export interface Random {
  /** An integer from 0 up to, not including, `limit`. */
  below(limit: number): number;
  /** One of the list, which is not empty. */
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
  /** The list in another order; the argument is left alone. */
  shuffled<T>(list: readonly T[]): T[];
}

/** FNV-1a over the parts: a 32-bit integer, equal on every machine. */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of parts.join("\u0000")) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  // The last step of MurmurHash3: seeds that differ in one digit have nothing in common.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** @param seed a 32-bit integer */
export function randomOf(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  const below = (limit: number) => (limit <= 1 ? 0 : uniformInt(generator, 0, limit - 1));
  return {
    below,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error("nothing to pick from");
      return list[below(list.length)] as T;
    },
    shuffled<T>(list: readonly T[]): T[] {
      const copy = [...list];
      for (let last = copy.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        const moved = copy[last] as T;
        copy[last] = copy[other] as T;
        copy[other] = moved;
      }
      return copy;
    },
  };
}
