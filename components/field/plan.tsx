import { useTranslations } from "next-intl";
import { useId } from "react";
import { frameOf } from "@/lib/field/pitch";
import type { Plan } from "@/lib/field/plan";
import { describePlan, formatNumber } from "./describe-plan";
import { DRAWING_WIDTH, drawingOf } from "./drawing";
import { Ground } from "./ground";
import { PlanKey } from "./key";
import { Markers } from "./markers";
import { Limits, SpotsAndGaps } from "./survey-marks";

/**
 * A plan drawn to scale. Needs nothing from the browser, so the server can draw it. Its name for a screen reader is the
 * scene in words, place by place; the same words open below the drawing for anybody. In a client component "field" has to
 * be among the ui texts handed down.
 */
export function FieldPlan({ plan }: { plan: Plan }) {
  const t = useTranslations("field");
  const id = useId();
  const frame = frameOf(plan);
  const drawing = drawingOf(frame);
  const sentences = describePlan(plan, t);
  return (
    <figure className="field-plan min-w-0">
      <svg viewBox={`0 0 ${DRAWING_WIDTH} ${drawing.height}`} role="img" aria-labelledby={`${id}-title ${id}-words`}>
        <title id={`${id}-title`}>{t("title")}</title>
        <Ground field={plan.field} frame={frame} drawing={drawing} />
        <Limits plan={plan} drawing={drawing} />
        <Markers plan={plan} width={frame.width} drawing={drawing} />
        <SpotsAndGaps plan={plan} drawing={drawing} gapText={(yards) => t("gap", { text: formatNumber(yards, t) })} />
        {plan.ball && (
          <g transform={drawing.translate(plan.ball)}>
            <circle r="4" className="field-px field-ball" />
          </g>
        )}
      </svg>
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-5 text-[0.92rem] text-soft">
        <PlanKey plan={plan} />
        <details className="no-print open:basis-full">
          <summary className="inline-block list-none py-1 underline decoration-1 underline-offset-[3px] hover:text-ink [&::-webkit-details-marker]:hidden">
            {t("inWords")}
          </summary>
          <ul id={`${id}-words`} className="space-y-1 pt-1 pb-2 text-ink">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      </figcaption>
    </figure>
  );
}
