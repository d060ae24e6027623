/** Chance for what is no exam: which play or practice question comes next. An exam's seed is drawn in assemble-form.ts. */
import "server-only";

/** One of the list, each as likely as the others; null of an empty one. */
export function pickOne<T>(list: readonly T[]): T | null {
  if (list.length === 0) return null;
  // 32 random bits over lists of some thousands: the first members are favoured by less than one in a million.
  const drawn = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return list[drawn % list.length] ?? null;
}

/** One of the list, each group as likely as the others and each member within its group. */
export function pickByGroup<T>(list: readonly T[], groupOf: (member: T) => string): T | null {
  const group = pickOne([...new Set(list.map(groupOf))]);
  return pickOne(list.filter((member) => groupOf(member) === group));
}
