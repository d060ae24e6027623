import type { Plan, PlanMark } from "@/lib/field/plan";
import type { Drawing } from "./drawing";

interface SurveyMarksProps {
  readonly plan: Plan;
  readonly drawing: Drawing;
  /** The yards of a gap as text: "5 yd". */
  readonly gapText: (yards: number) => string;
}

/** What a ruling adds, drawn like a surveyor's marks. Limits lie under the players, spot and gap above them. */
export function Limits({ plan, drawing }: Omit<SurveyMarksProps, "gapText">) {
  const half = plan.field.width / 2;
  return plan.marks.map((mark) => {
    if (mark.is === "limit-line") {
      return (
        <path
          key={keyOf(mark)}
          d={`M${drawing.x(-half)} ${drawing.y(mark.y)}H${drawing.x(half)}`}
          vectorEffect="non-scaling-stroke"
          className="field-limit"
        />
      );
    }
    if (mark.is === "limit-circle") {
      return (
        <circle
          key={keyOf(mark)}
          cx={drawing.x(mark.centre.x)}
          cy={drawing.y(mark.centre.y)}
          r={Math.round(mark.radius * drawing.scale * 10) / 10}
          vectorEffect="non-scaling-stroke"
          className="field-limit"
        />
      );
    }
    return null;
  });
}

export function SpotsAndGaps({ plan, drawing, gapText }: SurveyMarksProps) {
  return plan.marks.map((mark) => {
    if (mark.is === "spot") return <Spot key={keyOf(mark)} at={drawing.translate(mark.at)} />;
    if (mark.is === "gap") return <Gap key={keyOf(mark)} mark={mark} drawing={drawing} text={gapText(mark.yards)} />;
    return null;
  });
}

/** A reticle: a ring with a cross through it. */
function Spot({ at }: { at: string }) {
  const reticle = "M-14 0H-3M3 0H14M0-14V-3M0 3V14";
  return (
    <g transform={at}>
      <g className="field-px">
        <circle r="8.5" className="field-spot-halo" />
        <path d={reticle} className="field-spot-halo" />
        <circle r="8.5" className="field-spot" />
        <path d={reticle} className="field-spot" />
      </g>
    </g>
  );
}

function Gap({ mark, drawing, text }: { mark: Extract<PlanMark, { is: "gap" }>; drawing: Drawing; text: string }) {
  const { from, to } = mark;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  // Drawn beside what it measures, as on a survey, so that no marker covers it: right of an upright gap (left of it near
  // the edge of the drawing), above a level one.
  const upright = Math.abs(to.y - from.y) >= Math.abs(to.x - from.x);
  const inward = upright && drawing.x(middle.x) > 820;
  const aside = upright ? (inward ? "field-aside-left" : "field-aside-right") : "field-aside-up";
  return (
    <g className={aside}>
      <path
        d={`M${drawing.x(from.x)} ${drawing.y(from.y)}L${drawing.x(to.x)} ${drawing.y(to.y)}`}
        vectorEffect="non-scaling-stroke"
        className="field-gap"
      />
      {[from, to].map((end) => (
        <g key={`${end.x} ${end.y}`} transform={drawing.translate(end)}>
          <path d={upright ? "M-4 0H4" : "M0-4V4"} className="field-px field-gap" />
        </g>
      ))}
      <g transform={drawing.translate(middle)}>
        <text
          x={upright ? (inward ? -7 : 7) : 0}
          y={upright ? 4 : -7}
          textAnchor={upright ? (inward ? "end" : "start") : "middle"}
          className="field-px field-gap-text"
        >
          {text}
        </text>
      </g>
    </g>
  );
}

function keyOf(mark: PlanMark): string {
  return JSON.stringify(mark);
}
