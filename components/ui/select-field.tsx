import { describedBy, FieldFrame, type FieldTexts, INPUT_CLASSES } from "./field-frame";

export interface Choice {
  readonly value: string;
  readonly text: string;
}

interface SelectFieldProps extends Omit<FieldTexts, "id"> {
  readonly name: string;
  readonly id?: string;
  readonly choices: readonly Choice[];
  readonly defaultValue?: string;
  /** An entry before the others with the empty value ("All results"). */
  readonly none?: string;
}

/** The platform's own select: it works with every keyboard, reader and phone. */
export function SelectField({
  name,
  id,
  choices,
  none,
  defaultValue,
  label,
  hint,
  error,
  required = true,
}: SelectFieldProps) {
  const fieldId = id ?? name;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} required={required}>
      <select
        id={fieldId}
        name={name}
        defaultValue={defaultValue}
        required={required && none === undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id: fieldId, hint, error })}
        className={INPUT_CLASSES}
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
