"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";

export interface FieldProblem {
  /** Id of the field, to which the line leads; null when the trouble lies with no single field. */
  readonly field: string | null;
  readonly text: string;
}

/**
 * What a form was refused for, above the form: said by a screen reader at once, and each line leads to its field. The first
 * wrong field takes the focus when it appears; where the trouble lies with none, the summary does. Give `errors` a new array for each refusal. Nothing is drawn for an empty one.
 */
export function FormErrors({ errors }: { errors: readonly FieldProblem[] }) {
  const box = useRef<HTMLDivElement>(null);
  const t = useTranslations("common.form");
  useEffect(() => {
    if (errors.length > 0) (firstOnPage(errors) ?? box.current)?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className="mb-6 max-w-xl border-l-4 border-wrong py-1 pl-4">
      <h2 className="font-semibold">{t("errors", { count: errors.length })}</h2>
      <ul className="mt-1 space-y-1">
        {errors.map((error) => (
          <li key={`${error.field}:${error.text}`}>
            {error.field === null ? (
              error.text
            ) : (
              <a href={`#${error.field}`} className="link text-ink">
                {error.text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The field among them that stands first on the page, whatever the order of the refusals. */
function firstOnPage(errors: readonly FieldProblem[]): HTMLElement | null {
  const fields = errors.flatMap(({ field }) => (field === null ? [] : [document.getElementById(field)]));
  return fields.reduce((first, each) => {
    if (first === null || each === null) return first ?? each;
    return each.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING ? each : first;
  }, null);
}
