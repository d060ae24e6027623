/** What a person has shown to know: counts and dates, no percentage, so that one lucky answer never reads as "100 %". */

export interface AnsweredQuestion {
  readonly topic: string;
  /** Clauses the ruling rested on, the deciding one first. */
  readonly clauses: readonly string[];
  readonly right: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface Mastery {
  /** A topic or a clause id. */
  readonly id: string;
  readonly answered: number;
  readonly right: number;
  /** Of the last ten. */
  readonly recent: { readonly answered: number; readonly right: number };
  readonly lastAt: number | null;
}

const RECENT = 10;

/** One line for each of `topics`, in their order; a topic never answered has zeros and no date. */
export function masteryByTopic(topics: readonly string[], answers: readonly AnsweredQuestion[]): readonly Mastery[] {
  return topics.map((topic) =>
    tally(
      topic,
      answers.filter((answer) => answer.topic === topic),
    ),
  );
}

/** One line for each of `clauses`; an answer counts for its deciding clause alone, since that is what it examined. */
export function masteryByClause(clauses: readonly string[], answers: readonly AnsweredQuestion[]): readonly Mastery[] {
  return clauses.map((clause) =>
    tally(
      clause,
      answers.filter((answer) => answer.clauses[0] === clause),
    ),
  );
}

function tally(id: string, answers: readonly AnsweredQuestion[]): Mastery {
  const newestFirst = [...answers].sort((one, two) => two.at - one.at);
  const recent = newestFirst.slice(0, RECENT);
  return {
    id,
    answered: answers.length,
    right: answers.filter((answer) => answer.right).length,
    recent: { answered: recent.length, right: recent.filter((answer) => answer.right).length },
    lastAt: newestFirst[0]?.at ?? null,
  };
}
