"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormStatus } from "react-dom";
import { type ButtonLook, buttonClasses } from "./button";
import { classes } from "./classes";

interface Props {
  readonly look?: ButtonLook;
  readonly wide?: boolean;
  readonly name?: string;
  readonly value?: string;
  readonly children: ReactNode;
}

/**
 * The button that sends the form around it. While the form is under way a second press does nothing and a word says so;
 * it keeps the focus, since a disabled button would lose it. Needs "common" of the ui texts (always there).
 */
export function SubmitButton({ look = "act", wide = false, name, value, children }: Props) {
  const { pending } = useFormStatus();
  const t = useTranslations("common.form");
  return (
    <button
      type="submit"
      name={name}
      value={value}
      aria-disabled={pending}
      onClick={(event) => {
        if (pending) event.preventDefault();
      }}
      className={classes(buttonClasses(look), wide && "w-full sm:w-auto", pending && "opacity-80")}
    >
      {pending ? t("sending") : children}
    </button>
  );
}
