import type { ComponentProps } from "react";
import { classes } from "./classes";
import { describedBy, FieldFrame, type FieldTexts, INPUT_CLASSES } from "./field-frame";

type InputProps = Pick<
  ComponentProps<"input">,
  | "type"
  | "defaultValue"
  | "inputMode"
  | "autoComplete"
  | "autoCapitalize"
  | "spellCheck"
  | "minLength"
  | "maxLength"
  | "pattern"
  | "min"
  | "max"
  | "step"
  | "placeholder"
  | "readOnly"
  | "disabled"
>;

interface TextFieldProps extends FieldTexts, InputProps {
  /** Name in the form data; also the id unless one is given. */
  readonly name: string;
  readonly short?: boolean;
}

/** One line to write, label above. Errors are told by the server in words: the browser's own bubbles stay off (`noValidate` on the form). */
export function TextField({
  name,
  label,
  hint,
  error,
  required = true,
  short,
  id,
  ...input
}: Omit<TextFieldProps, "id"> & { id?: string }) {
  const fieldId = id ?? name;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} required={required}>
      <input
        id={fieldId}
        name={name}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id: fieldId, hint, error })}
        className={classes(INPUT_CLASSES, short && "max-w-40")}
        {...input}
      />
    </FieldFrame>
  );
}
