import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

export interface FieldTexts {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it, in words; null or undefined when nothing is. */
  readonly error?: ReactNode;
  readonly required?: boolean;
}

/** The value of aria-describedby for a field's hint and error, or undefined when it has neither. */
export function describedBy({ id, hint, error }: Pick<FieldTexts, "id" | "hint" | "error">): string | undefined {
  const ids = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

/** Look of every box that one writes in. */
export const INPUT_CLASSES =
  "block min-h-11 w-full rounded-md border-[1.5px] border-edge bg-card px-3 py-2 text-ink placeholder:text-soft aria-invalid:border-wrong aria-invalid:border-2 disabled:bg-mow";

/** Label above, hint, the field, and what is wrong with it: tied together by ids. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  required = true,
  children,
}: FieldTexts & { children: ReactNode }) {
  const t = useTranslations("common.form");
  return (
    <div className="mb-5 max-w-md">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
        {!required && <span className="font-normal text-soft"> ({t("optional")})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-[0.92rem] text-soft">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: Pick<FieldTexts, "id" | "error">) {
  const t = useTranslations("common.form");
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1.5 border-l-4 border-wrong pl-2.5 text-[0.95rem] font-medium">
      <span className="sr-only">{t("error")} </span>
      {error}
    </p>
  );
}
