/** Addresses of the results, without the language: what a link changes, and the rest of the question kept. */
import type { ResultSort, ResultState } from "@/lib/use-cases/staff/results-query";

/** The question as the address carries it. */
export interface AskedFor {
  readonly window: string | null;
  readonly state: ResultState | null;
  readonly search: string;
  readonly by: "person" | "attempt";
  readonly sort: ResultSort;
  readonly descending: boolean;
  readonly page: number;
}

export const RESULTS_PATH = "/staff/results";

/** The address part of a question; what is at its default is left out. */
export function searchOf(asked: AskedFor): string {
  const parts = new URLSearchParams();
  if (asked.window !== null) parts.set("window", asked.window);
  if (asked.state !== null) parts.set("state", asked.state);
  if (asked.search !== "") parts.set("search", asked.search);
  if (asked.by !== "person") parts.set("by", asked.by);
  const sort = sortWord(asked);
  if (sort !== "name") parts.set("sort", sort);
  if (asked.page !== 1) parts.set("page", String(asked.page));
  const text = parts.toString();
  return text === "" ? "" : `?${text}`;
}

export const sortWord = ({ sort, descending }: Pick<AskedFor, "sort" | "descending">): string =>
  descending ? `-${sort}` : sort;

/** The results with a part of the question changed. Any change but of the page leads back to the first page. */
export function resultsHref(asked: AskedFor, change: Partial<AskedFor>): string {
  return RESULTS_PATH + searchOf({ ...asked, page: 1, ...change });
}

/** The columns where the greatest is looked for first. */
const GREATEST_FIRST: readonly ResultSort[] = ["score", "finished"];

/** Where a header leads: sorted by its column, or turned round where it is sorted by that already. */
export function sortHref(asked: AskedFor, sort: ResultSort): string {
  const descending = asked.sort === sort ? !asked.descending : GREATEST_FIRST.includes(sort);
  return resultsHref(asked, { sort, descending });
}
