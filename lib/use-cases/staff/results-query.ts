/** The question that a results address asks: ?window= &state= &search= &by= &sort= &page=, checked; everything has a default. */
import "server-only";
import { z } from "zod";
import { RESULT_SORTS, RESULT_STATES, type ResultSort, type ResultState } from "@/db/staff-results";
import { line, parseInput } from "../input";
import type { Refusal, Success } from "../refusal";

export type { ResultSort, ResultState } from "@/db/staff-results";
export { RESULT_SORTS, RESULT_STATES } from "@/db/staff-results";

export const RESULTS_PER_PAGE = 25;
export const SEARCH_MAX = 100;

/** A column, with a minus before it when it is sorted the other way round: "-score". */
export type SortWord = ResultSort | `-${ResultSort}`;

export interface ResultsQuery {
  /** Null: the window that opened last. */
  readonly window: string | null;
  readonly state: ResultState | null;
  readonly search: string;
  readonly by: "person" | "attempt";
  readonly sort: ResultSort;
  readonly descending: boolean;
  /** From 1. */
  readonly page: number;
}

const SORT_WORDS = RESULT_SORTS.flatMap((sort): SortWord[] => [sort, `-${sort}`]);

/** A field left empty in a form counts as not given. */
const given = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === "" ? undefined : value), schema);

const schema = z
  .object({
    window: given(z.string().max(64).nullable().default(null)),
    state: given(z.enum(RESULT_STATES, { error: "bad-choice" }).nullable().default(null)),
    search: line(SEARCH_MAX).default(""),
    by: given(z.enum(["person", "attempt"], { error: "bad-choice" }).default("person")),
    sort: given(z.enum(SORT_WORDS, { error: "bad-choice" }).default("name")),
    page: given(z.coerce.number().int().min(1).max(1_000_000).default(1)),
  })
  .transform(
    ({ sort, ...rest }): ResultsQuery => ({
      ...rest,
      sort: (sort.startsWith("-") ? sort.slice(1) : sort) as ResultSort,
      descending: sort.startsWith("-"),
    }),
  );

/** @param input of an address, unchecked; a refusal `bad-input` names the fields that are wrong */
export function parseResultsQuery(input: unknown): Success<ResultsQuery> | Refusal {
  return parseInput(schema, input);
}
