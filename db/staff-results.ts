/** What staff read of a window: one row a person or an attempt, filtered, sorted and paged in SQL. No key is in it. */
import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { LEVELS, type Level } from "../lib/role";
import type { Db, Tx } from "./client";
import { fold } from "./fold";

/** In the order in which a column of states is sorted. */
export const RESULT_STATES = ["passed", "not-passed", "in-progress", "not-started"] as const;
export type ResultState = (typeof RESULT_STATES)[number];

export const RESULT_SORTS = ["name", "number", "level", "score", "mark", "state", "attempt", "finished"] as const;
export type ResultSort = (typeof RESULT_SORTS)[number];

export interface ResultRow {
  readonly personId: string;
  /** Null once erased. */
  readonly name: string | null;
  readonly memberNumber: string | null;
  readonly level: Level | null;
  readonly state: ResultState;
  /** The attempt that decides the state; null where none was started. */
  readonly attemptId: string | null;
  /** 1, 2, 3. */
  readonly attempt: number | null;
  /** How many the person has in the window. */
  readonly attempts: number;
  readonly right: number | null;
  readonly of: number | null;
  readonly mark: number | null;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
}

export interface ResultsAsked {
  readonly windowId: string;
  /** `person`: also who has not started, each with the attempt that decides; `attempt`: every attempt. */
  readonly by: "person" | "attempt";
  readonly state: ResultState | null;
  /** Words of a name or, where `searchNumbers`, of a member number; accents and case do not matter; empty: all. */
  readonly search: string;
  readonly searchNumbers: boolean;
  readonly sort: ResultSort;
  readonly descending: boolean;
}

/** Every attempt of the window with the grading that counts. An ended attempt always has one: it ends and is graded at once. */
const sat = (windowId: string): SQL => sql`
  select a.id, a.person_id, a.number, a.started_at, a.ended_at, r."right", r."of", r.mark,
    case when r.passed = 1 then 'passed' when r.passed = 0 then 'not-passed' else 'in-progress' end as state,
    count(*) over (partition by a.person_id) as attempts,
    row_number() over (partition by a.person_id
      order by case when r.passed = 1 then 0 when r.passed is null then 1 else 2 end, a.number desc) as place
  from attempts a
  left join results r on r.attempt_id = a.id
    and r.version = (select max(version) from results where attempt_id = a.id)
  where a.window_id = ${windowId}`;

const COLUMNS = sql`p.id as "personId", n.name as name, p.member_number as "memberNumber", p.level as level`;

/** Those who sat; each is found by key, since SQLite makes no index for what it has worked out. */
const sitters = (windowId: string, by: ResultsAsked["by"]): SQL => sql`
  select ${COLUMNS}, s.state as state, s.id as "attemptId", s.number as attempt, s.attempts as attempts,
    s."right" as "right", s."of" as "of", s.mark as mark, s.started_at as "startedAt", s.ended_at as "finishedAt"
  from (${sat(windowId)}) s
  join persons p on p.id = s.person_id
  left join person_names n on n.person_id = p.id
  ${by === "person" ? sql`where s.place = 1` : sql``}`;

/** Candidates who may be expected to sit (active, with a member number) and have not begun. */
const expected = (windowId: string): SQL => sql`
  select ${COLUMNS}, 'not-started', null, null, 0, null, null, null, null, null
  from persons p
  left join person_names n on n.person_id = p.id
  where p.state = 'active' and p.member_number is not null
    and exists (select 1 from person_roles where person_id = p.id and role = 'candidate')
    and not exists (select 1 from attempts where person_id = p.id and window_id = ${windowId})`;

const lines = ({ windowId, by }: Pick<ResultsAsked, "windowId" | "by">): SQL =>
  by === "person" ? sql`${sitters(windowId, by)} union all ${expected(windowId)}` : sitters(windowId, by);

const cases = (column: SQL, words: readonly string[]): SQL =>
  sql`case ${column} ${sql.join(
    words.map((word, place) => sql`when ${word} then ${place}`),
    sql` `,
  )} end`;

/** What each column is sorted by. Shares are compared in whole numbers: 47 of 50 stands before 53 of 56, 940000 to 946428. */
const SORTED_BY: Readonly<Record<ResultSort, SQL>> = {
  name: sql`fold(name)`,
  number: sql`fold("memberNumber")`,
  level: cases(sql`level`, LEVELS),
  score: sql`"right" * 1000000 / "of"`,
  mark: sql`mark`,
  state: cases(sql`state`, RESULT_STATES),
  attempt: sql`attempt`,
  finished: sql`"finishedAt"`,
};

function where({ state, search, searchNumbers }: ResultsAsked): SQL {
  const words = fold(search);
  const inName = sql`instr(fold(name), ${words}) > 0`;
  const inNumber = sql`instr(fold("memberNumber"), ${words}) > 0`;
  const found = searchNumbers ? sql`(${inName} or ${inNumber})` : inName;
  return sql`${state === null ? sql`1` : sql`state = ${state}`} and ${words === "" ? sql`1` : found}`;
}

/** What is empty stands last in both directions; ties go by name, person and attempt, so that no page repeats a row. */
function order({ sort, descending }: ResultsAsked): SQL {
  const by = SORTED_BY[sort];
  const direction = descending ? sql`desc` : sql`asc`;
  return sql`${by} is null, ${by} ${direction}, name is null, fold(name), "personId", attempt`;
}

/**
 * The rows asked for, a part of them.
 * @param part `limit` null: all of them
 */
export function resultRows(
  db: Db | Tx,
  asked: ResultsAsked,
  part: { readonly limit: number | null; readonly offset: number },
): readonly ResultRow[] {
  const limit = part.limit ?? -1;
  return db.all<ResultRow>(
    sql`select * from (${lines(asked)}) where ${where(asked)} order by ${order(asked)} limit ${limit} offset ${part.offset}`,
  );
}

/** How many rows there are in all. */
export function countResultRows(db: Db | Tx, asked: ResultsAsked): number {
  return db.get<{ total: number }>(sql`select count(*) as total from (${lines(asked)}) where ${where(asked)}`).total;
}

/** Persons of the window by state; a state that nobody has is 0. */
export function countStates(db: Db | Tx, windowId: string): Readonly<Record<ResultState, number>> {
  const rows = db.all<{ state: ResultState; people: number }>(
    sql`select state, count(*) as people from (${lines({ windowId, by: "person" })}) group by state`,
  );
  const of = (state: ResultState) => rows.find((row) => row.state === state)?.people ?? 0;
  return {
    passed: of("passed"),
    "not-passed": of("not-passed"),
    "in-progress": of("in-progress"),
    "not-started": of("not-started"),
  };
}

/** Ids of all windows, the one that opened last first. */
export function windowIds(db: Db | Tx): readonly string[] {
  return db.all<{ id: string }>(sql`select id from windows order by opens_at desc, id`).map(({ id }) => id);
}

export interface AttemptPerson {
  readonly personId: string;
  readonly name: string | null;
  readonly memberNumber: string | null;
  readonly level: Level | null;
}

/** Whose the attempt is. */
export function personOf(db: Db | Tx, personId: string): AttemptPerson | null {
  const rows = db.all<AttemptPerson>(
    sql`select p.id as "personId", n.name as name, p.member_number as "memberNumber", p.level as level
      from persons p left join person_names n on n.person_id = p.id where p.id = ${personId}`,
  );
  return rows[0] ?? null;
}
