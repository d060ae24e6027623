/** Seeded choices are those of lib/items; what forms need beside them stands here. */
export { type Random, randomOf } from "../items/random";

/** Text order by code unit: the same in every locale. */
export function byText(one: string, two: string): number {
  return one < two ? -1 : one > two ? 1 : 0;
}
