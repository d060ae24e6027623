"use client";

import { useTranslations } from "next-intl";
import { createContext, type ReactNode, startTransition, useActionState, useContext, useMemo, useState } from "react";
import { type FieldProblem, FormErrors } from "@/components/ui/form-errors.client";
import { Notice } from "@/components/ui/notice";
import { SelectField } from "@/components/ui/select-field";
import { UnsentNotice, useSending } from "@/components/ui/sending.client";
import { TextField } from "@/components/ui/text-field";
import { type FormAction, type FormState, NEW_FORM } from "./form-state";

interface FormProps {
  readonly action: FormAction;
  /** What each field is called, by its name: above the field, and before what is wrong with it. */
  readonly labels: Readonly<Record<string, string>>;
  /** Said when it is done and the page stays. */
  readonly done?: ReactNode;
  readonly children: ReactNode;
}

const Form = createContext<{ readonly state: FormState; readonly labels: FormProps["labels"] }>({
  state: NEW_FORM,
  labels: {},
});

/**
 * A form that a server action answers. What it was refused for is told above it and beside each field; what was typed stays,
 * also the password, and also where it does not get through (`useSending`). Without scripts the browser sends it, and the
 * page comes back with all but the password.
 * Needs "refusals" of the ui texts.
 */
export function ActionForm({ action, labels, done, children }: FormProps) {
  const [loaded, dispatch] = useActionState(action, NEW_FORM);
  const [answered, setAnswered] = useState<FormState | null>(null);
  const state = answered ?? loaded;
  const { send, pending, unsent } = useSending();
  const wordsOf = useRefusalWords();
  const problems = useMemo((): readonly FieldProblem[] => {
    const fields = state.fields.map((each) => ({
      field: each.field,
      text: labels[each.field] === undefined ? wordsOf(each) : `${labels[each.field]}: ${wordsOf(each)}`,
    }));
    return state.refusal === null ? fields : [...fields, { field: null, text: wordsOf(state.refusal) }];
  }, [state, wordsOf, labels]);
  const form = useMemo(() => ({ state, labels }), [state, labels]);
  const ask = async (data: FormData) => {
    const answer = await action(state, data);
    startTransition(() => setAnswered(answer));
  };
  return (
    <Form value={form}>
      <FormErrors errors={problems} />
      {state.status === "done" && done !== undefined && (
        <Notice tone="good" announce>
          {done}
        </Notice>
      )}
      <form action={dispatch} onSubmit={(event) => send(event, ask)} noValidate aria-busy={pending}>
        {children}
        <UnsentNotice unsent={unsent} />
      </form>
    </Form>
  );
}

function useRefusalWords() {
  const t = useTranslations("refusals");
  return useMemo(() => (refusal: NonNullable<FormState["refusal"]>) => t(refusal.code, { ...refusal.params }), [t]);
}

/** The field's name, its own trouble in words, and the value to show. */
function useField(name: string, defaultValue: string | undefined) {
  const { state, labels } = useContext(Form);
  const wordsOf = useRefusalWords();
  const trouble = state.fields.find((each) => each.field === name);
  return {
    label: labels[name] ?? name,
    error: trouble === undefined ? null : wordsOf(trouble),
    defaultValue: state.values[name] ?? defaultValue,
  };
}

type TextProps = Omit<Parameters<typeof TextField>[0], "label">;

/** A TextField of the ActionForm around it. */
export function FormText({ name, defaultValue, ...rest }: Omit<TextProps, "defaultValue"> & { defaultValue?: string }) {
  return <TextField name={name} {...rest} {...useField(name, defaultValue)} />;
}

type SelectProps = Omit<Parameters<typeof SelectField>[0], "label">;

/** A SelectField of the ActionForm around it. */
export function FormSelect({ name, defaultValue, ...rest }: SelectProps) {
  return <SelectField name={name} {...rest} {...useField(name, defaultValue)} />;
}
