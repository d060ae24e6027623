"use client";

import { useTranslations } from "next-intl";
import {
  createContext,
  type FormEvent,
  type ReactNode,
  startTransition,
  useActionState,
  useContext,
  useMemo,
} from "react";
import { type FieldProblem, FormErrors } from "@/components/ui/form-errors.client";
import { Notice } from "@/components/ui/notice";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { type FormAction, type FormState, NEW_FORM } from "./form-state";

const State = createContext<FormState>(NEW_FORM);

interface FormProps {
  readonly action: FormAction;
  /** Said when it is done and the page stays. */
  readonly done?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A form that a server action answers. What it was refused for is told above it and beside each field; what was typed stays,
 * also the password: the form is sent by hand, since React empties one that it sends itself. Without scripts the browser
 * sends it, and the page comes back with all but the password.
 * Needs "refusals" of the ui texts.
 */
export function ActionForm({ action, done, children }: FormProps) {
  const [state, dispatch, pending] = useActionState(action, NEW_FORM);
  const wordsOf = useRefusalWords();
  const problems = useMemo((): readonly FieldProblem[] => {
    const fields = state.fields.map((each) => ({ field: each.field, text: wordsOf(each) }));
    return state.refusal === null ? fields : [...fields, { field: null, text: wordsOf(state.refusal) }];
  }, [state, wordsOf]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    startTransition(() => dispatch(data));
  };
  return (
    <State value={state}>
      <FormErrors errors={problems} />
      {state.status === "done" && done !== undefined && (
        <Notice tone="good" announce>
          {done}
        </Notice>
      )}
      <form action={dispatch} onSubmit={send} noValidate aria-busy={pending}>
        {children}
      </form>
    </State>
  );
}

function useRefusalWords() {
  const t = useTranslations("refusals");
  return useMemo(() => (refusal: NonNullable<FormState["refusal"]>) => t(refusal.code, { ...refusal.params }), [t]);
}

/** The field's own trouble in words, and the value to show. */
function useField(name: string, defaultValue: string | undefined) {
  const state = useContext(State);
  const wordsOf = useRefusalWords();
  const trouble = state.fields.find((each) => each.field === name);
  return {
    error: trouble === undefined ? null : wordsOf(trouble),
    defaultValue: state.values[name] ?? defaultValue,
  };
}

type TextProps = Parameters<typeof TextField>[0];

/** A TextField of the ActionForm around it. */
export function FormText({ name, defaultValue, ...rest }: TextProps & { defaultValue?: string }) {
  return <TextField name={name} {...rest} {...useField(name, defaultValue)} />;
}

type SelectProps = Parameters<typeof SelectField>[0];

/** A SelectField of the ActionForm around it. */
export function FormSelect({ name, defaultValue, ...rest }: SelectProps) {
  return <SelectField name={name} {...rest} {...useField(name, defaultValue)} />;
}
