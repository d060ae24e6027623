/** Seeded choices. The same seed gives the same sequence on every machine. */
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

export interface Random {
  /** An integer from 0 up to, not including, `below`. */
  below(below: number): number;
  /** The list in another order; the argument is left alone. */
  shuffled<T>(list: readonly T[]): T[];
}

/** @param seed a 32-bit integer */
export function randomOf(seed: number): Random {
  const generator = xoroshiro128plus(seed | 0);
  const below = (limit: number) => (limit <= 1 ? 0 : uniformInt(generator, 0, limit - 1));
  return {
    below,
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

/** Text order by code unit: the same in every locale. */
export function byText(one: string, two: string): number {
  return one < two ? -1 : one > two ? 1 : 0;
}
