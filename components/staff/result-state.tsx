import { useTranslations } from "next-intl";
import type { ResultState as State } from "@/lib/use-cases/staff/results-query";
import { type MarkShape, StateMark } from "../ui/state-mark";

const SHAPE: Readonly<Record<State, MarkShape>> = {
  passed: "full",
  "not-passed": "ring",
  "in-progress": "half",
  "not-started": "dash",
};

/** The state of a person or an attempt: a mark with a shape of its own, and the word. */
export function ResultState({ state }: { state: State }) {
  const t = useTranslations("staff.state");
  return <StateMark shape={SHAPE[state]}>{t(state)}</StateMark>;
}
