"use client";

import type { ReactNode } from "react";
import { UnsentNotice, useSending } from "./sending.client";

interface SentFormProps {
  readonly action: (data: FormData) => void | Promise<void>;
  readonly children: ReactNode;
  /** The row of buttons; above it is told when the form did not get through. */
  readonly foot: ReactNode;
}

/** A form whose server action leads to another page. One that does not get through keeps what was chosen, and says so. Works without scripts. */
export function SentForm({ action, children, foot }: SentFormProps) {
  const { send, pending, unsent } = useSending();
  return (
    <form action={action} onSubmit={(event) => send(event, action)} noValidate aria-busy={pending}>
      {children}
      <UnsentNotice unsent={unsent} />
      {foot}
    </form>
  );
}
