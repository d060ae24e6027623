/** The score of a form. Integers only; a percentage exists nowhere but at the moment of display. */
import { markFor, type Policy } from "../exams/policy";
import type { Grade } from "./grade";

export interface GradedSlot {
  readonly slot: number;
  readonly topic: string;
  readonly grade: Grade;
}

export interface Counts {
  readonly right: number;
  readonly wrong: number;
  readonly unanswered: number;
  /** The denominator: questions of the form as served, whatever was answered. */
  readonly questions: number;
}

export interface Score extends Counts {
  /** Right answers needed. */
  readonly mark: number;
  /** The one decision that every page, colour, filter and file follows. */
  readonly passed: boolean;
  /** In the order in which the topics first stand in `graded`. */
  readonly byTopic: readonly (Counts & { readonly topic: string })[];
}

/**
 * @param graded one line for each question of the form as served
 * @param policy of the attempt; the mark is its count, or what keeps the ratio when the form has another number of questions
 */
export function score(graded: readonly GradedSlot[], policy: Pick<Policy, "questions" | "passMark">): Score {
  const all = counts(graded);
  const { count, ratio } = policy.passMark;
  const mark = all.questions === policy.questions ? count : markFor(ratio, all.questions);
  const topics = [...new Set(graded.map((slot) => slot.topic))];
  return {
    ...all,
    mark,
    passed: all.questions > 0 && all.right >= mark,
    byTopic: topics.map((topic) => ({ topic, ...counts(graded.filter((slot) => slot.topic === topic)) })),
  };
}

function counts(graded: readonly GradedSlot[]): Counts {
  const of = (grade: Grade) => graded.filter((slot) => slot.grade === grade).length;
  return { right: of("right"), wrong: of("wrong"), unanswered: of("unanswered"), questions: graded.length };
}
