import { describedBy, FieldError, type FieldTexts } from "./field-frame";

interface CheckboxFieldProps extends Omit<FieldTexts, "id"> {
  readonly name: string;
  readonly id?: string;
  readonly value?: string;
  readonly defaultChecked?: boolean;
  readonly disabled?: boolean;
}

/** A box to tick; the whole line is the target. */
export function CheckboxField({
  name,
  id,
  value = "on",
  defaultChecked,
  disabled,
  label,
  hint,
  error,
  required = false,
}: CheckboxFieldProps) {
  const fieldId = id ?? name;
  return (
    <div className="mb-4 max-w-md">
      <label htmlFor={fieldId} className="flex min-h-11 items-start gap-3 py-2">
        <input
          type="checkbox"
          id={fieldId}
          name={name}
          value={value}
          defaultChecked={defaultChecked}
          disabled={disabled}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id: fieldId, hint, error })}
          className="mt-0.5 size-5 shrink-0"
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${fieldId}-hint`} className="pl-8 text-[0.92rem] text-soft">
          {hint}
        </p>
      )}
      <FieldError id={fieldId} error={error} />
    </div>
  );
}
