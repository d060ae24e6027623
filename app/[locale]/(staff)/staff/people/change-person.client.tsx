"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useActionState, useEffect, useRef } from "react";
import { type FormAction, NEW_FORM } from "@/app/_frame/form-state";

export interface ChangeButton {
  /** What the action understands ("grant:staff"). */
  readonly value: string;
  /** The role or the state itself. */
  readonly text: ReactNode;
  /** With the name, for who hears the button alone ("Staff: Ana"). */
  readonly label: string;
  /** Whether the person has it now. */
  readonly on: boolean;
}

interface Props {
  readonly action: FormAction;
  readonly personId: string;
  readonly buttons: readonly ChangeButton[];
  readonly done: string;
}

/** The buttons of one person; each is a switch that says whether it is on. What came of a press is told beside them. */
export function ChangePerson({ action, personId, buttons, done }: Props) {
  const [state, dispatch, pending] = useActionState(action, NEW_FORM);
  const t = useTranslations("refusals");
  const told = useRef<HTMLParagraphElement>(null);
  const trouble = state.refusal ?? state.fields[0] ?? null;
  useEffect(() => {
    if (state.status === "refused") told.current?.focus();
  }, [state]);
  return (
    <form action={dispatch} aria-busy={pending}>
      <input type="hidden" name="personId" value={personId} />
      <div className="flex flex-wrap gap-1.5">
        {buttons.map(({ value, text, label, on }) => (
          <button
            key={value.split(":")[1]}
            type="submit"
            name="change"
            value={value}
            aria-pressed={on}
            aria-label={label}
            aria-disabled={pending}
            onClick={(event) => pending && event.preventDefault()}
            className={`min-h-11 rounded-md border-[1.5px] px-3 py-1.5 leading-tight ${on ? "border-green font-semibold text-green" : "border-edge text-soft"}`}
          >
            <span aria-hidden="true">{on ? "✓ " : "+ "}</span>
            {text}
          </button>
        ))}
      </div>
      <p
        ref={told}
        tabIndex={-1}
        role={trouble === null ? "status" : "alert"}
        className="mt-1 text-[0.95rem] empty:hidden"
      >
        {trouble !== null ? t(trouble.code, { ...trouble.params }) : state.status === "done" ? done : null}
      </p>
    </form>
  );
}
