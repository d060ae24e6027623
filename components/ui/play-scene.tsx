import type { ReactNode } from "react";
import type { Plan } from "@/lib/field/plan";
import { FieldPlan } from "../field/plan";
import { type AnswerOption, AnswerOptions } from "./answer-options";
import { ArrivalFocus } from "./arrival-focus.client";
import { NumberAnswer } from "./number-answer";
import { ActionBar, PlayLayout } from "./play-layout";
import { SentForm } from "./sent-form.client";
import { SubmitButton } from "./submit-button.client";
import { Kicker, Story } from "./text";

/** A question as it is put, in one language; no key in it. */
export interface PlayView {
  readonly scene: string;
  readonly prompt: string;
  readonly format: "choose-one" | "choose-all" | "number";
  readonly options: readonly AnswerOption[];
  /** For a number: its unit in words. */
  readonly unit: string | null;
  readonly plan: Plan | null;
}

interface PlaySceneProps {
  readonly view: PlayView;
  readonly kicker: string;
  readonly kickerNote?: string;
  /** h2 where the page has a heading of its own. */
  readonly kickerLevel?: "h1" | "h2";
  /** Where the form goes: a server action. Form data: `answer` (option ids, or the number as typed) and `hidden`. */
  readonly action: (data: FormData) => void | Promise<void>;
  readonly hidden?: Readonly<Record<string, string>>;
  readonly submitText: string;
  /** Beside the button: "Another play". */
  readonly more?: ReactNode;
  /** What is wrong with what was sent ("Choose an answer first."), above the answer; `at`: when, epoch milliseconds. */
  readonly problem?: { readonly text: ReactNode; readonly at: number };
}

/** A play to umpire: the scene, the field, one decision, one green button. The form works before any script has come. */
export function PlayScene(props: PlaySceneProps) {
  const { view, kicker, kickerNote, kickerLevel = "h1", action, hidden = {}, submitText, more, problem } = props;
  return (
    <PlayLayout
      scene={
        <>
          <Kicker as={kickerLevel} note={kickerNote}>
            {kicker}
          </Kicker>
          <Story size="lead">{view.scene}</Story>
        </>
      }
      figure={view.plan && <FieldPlan plan={view.plan} />}
    >
      {/* Another question is another form: nothing chosen before is carried over to it. */}
      <SentForm
        key={Object.values(hidden).join()}
        action={action}
        foot={
          <ActionBar>
            <SubmitButton>{submitText}</SubmitButton>
            {more}
          </ActionBar>
        }
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {problem && view.format !== "number" && (
          <p
            id="answer-problem"
            role="alert"
            tabIndex={-1}
            className="mb-3 scroll-mt-6 border-l-4 border-wrong pl-3 font-medium"
          >
            {problem.text}
          </p>
        )}
        {view.format === "number" ? (
          <NumberAnswer name="answer" legend={view.prompt} unit={view.unit ?? ""} error={problem?.text} />
        ) : (
          <AnswerOptions
            name="answer"
            format={view.format}
            legend={view.prompt}
            options={view.options}
            describedBy={problem ? "answer-problem" : undefined}
          />
        )}
        {problem && <ArrivalFocus on={view.format === "number" ? "answer" : "answer-problem"} at={problem.at} />}
      </SentForm>
    </PlayLayout>
  );
}
