import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FieldError, describedBy as fieldDescribedBy, INPUT_CLASSES } from "./field-frame";

interface NumberAnswerProps {
  /** Name in the form data and id of the box. */
  readonly name: string;
  readonly legend: ReactNode;
  /** Written beside the box: "yards". */
  readonly unit: string;
  /** The text as typed, with comma or point. With `onWrite` the caller keeps it. */
  readonly value?: string;
  readonly onWrite?: (text: string) => void;
  /** The box loses the focus: the moment to save. */
  readonly onLeave?: () => void;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
}

/**
 * A number with its unit. A text box with a number pad, not type=number: that one drops a decimal comma in some
 * browsers, and a turn of the mouse wheel changes it.
 */
export function NumberAnswer({ name, legend, unit, value, onWrite, onLeave, error, disabled }: NumberAnswerProps) {
  const t = useTranslations("common.answers");
  return (
    <div>
      <label htmlFor={name} className="mb-2 block font-semibold">
        {legend}
        <span className="sr-only"> {t("unit", { unit })}</span>
      </label>
      <div className="flex items-center gap-3">
        <input
          id={name}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          onBlur={onLeave}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={fieldDescribedBy({ id: name, error })}
          className={`${INPUT_CLASSES} max-w-32 text-right text-xl font-semibold`}
          {...(onWrite
            ? { value: value ?? "", onChange: (event: { target: { value: string } }) => onWrite(event.target.value) }
            : { defaultValue: value })}
        />
        <span aria-hidden="true">{unit}</span>
      </div>
      <FieldError id={name} error={error} />
    </div>
  );
}
