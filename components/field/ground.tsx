import { type Frame, goalPosts, mownStripes, paintedLines, shows } from "@/lib/field/pitch";
import type { Plan } from "@/lib/field/plan";
import type { Drawing } from "./drawing";

interface GroundProps {
  readonly field: Plan["field"];
  readonly frame: Frame;
  readonly drawing: Drawing;
}

/** Grass, stripes, lines, boards or side lines, posts: the field before anybody rides on to it. */
export function Ground({ field, frame, drawing }: GroundProps) {
  const { x, y } = drawing;
  const half = field.width / 2;
  const top = Math.max(0, frame.top);
  const bottom = Math.min(field.length, frame.top + frame.height);
  const across = (at: number) => `M${x(-half)} ${y(at)}H${x(half)}`;
  const backLines = [0, field.length].filter((at) => shows(frame, at));
  const sides = `M${x(-half)} ${y(top)}V${y(bottom)}M${x(half)} ${y(top)}V${y(bottom)}`;
  return (
    <>
      <rect x={x(-half)} y={y(top)} width={x(half) - x(-half)} height={y(bottom) - y(top)} className="field-turf" />
      {mownStripes(field.length, frame).map(({ from, to }) => (
        <rect
          key={from}
          x={x(-half)}
          y={y(from)}
          width={x(half) - x(-half)}
          height={y(to) - y(from)}
          className="field-mow"
        />
      ))}
      {paintedLines(field.length, frame).map((line) => (
        <g key={line.y}>
          <path
            d={across(line.y)}
            vectorEffect="non-scaling-stroke"
            className={line.yards === 60 ? "field-line" : "field-line field-line-dashed"}
          />
          <g transform={`translate(${x(0)} ${y(line.y)})`}>
            <path d="M0-3V3" className="field-px field-line" />
          </g>
          <g transform={`translate(${x(-half)} ${y(line.y)})`}>
            <text x="6" y="-3" className="field-px field-yards">
              {line.yards}
            </text>
          </g>
        </g>
      ))}
      {shows(frame, field.length / 2) && (
        <g transform={drawing.translate({ x: 0, y: field.length / 2 })}>
          <path d="M-5 0H5M0-5V5" className="field-px field-line" />
        </g>
      )}
      {backLines.map((at) => (
        <path key={at} d={across(at)} vectorEffect="non-scaling-stroke" className="field-back-line" />
      ))}
      <path
        d={sides}
        vectorEffect="non-scaling-stroke"
        className={field.sides === "boards" ? "field-board" : "field-back-line"}
      />
      {goalPosts(field.length, frame).map((post) => (
        <g key={`${post.x} ${post.y}`} transform={drawing.translate(post)}>
          <rect x="-1.5" y={post.y === 0 ? -8 : 0} width="3" height="8" className="field-px field-post" />
        </g>
      ))}
    </>
  );
}
