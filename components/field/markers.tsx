import type { Colour, Plan, PlanPlayer } from "@/lib/field/plan";
import { distance, type XY } from "@/lib/field/point";
import { spread } from "@/lib/field/spread";
import type { Drawing } from "./drawing";

/** Shares of the drawing's width: room between two markers, and between a marker and the ball, on the smallest screen. */
const APART = 0.048;
const FROM_BALL = 0.038;

/** The hitting side is square and the other one round: a colour alone carries nothing. */
export function TeamShape({ team }: { team: PlanPlayer["team"] }) {
  return team === "hitting" ? (
    <rect x="-7.5" y="-7.5" width="15" height="15" rx="2" className="team-shape" />
  ) : (
    <circle r="8.5" className="team-shape" />
  );
}

/** Players at their points. One that would cover another, or the ball, is drawn beside it, with a line to its true point. */
export function Markers({ plan, width, drawing }: { plan: Plan; width: number; drawing: Drawing }) {
  const points = plan.players.map((player) => player.at);
  const fixed = plan.ball ? [plan.ball] : [];
  const places = spread(points, fixed, APART * width, FROM_BALL * width);
  const placed = plan.players.map((player, index) => ({ player, place: places[index] ?? player.at }));
  return (
    <>
      {placed.map(({ player, place }) => (
        <Leader key={player.id} from={player.at} to={place} drawing={drawing} />
      ))}
      {placed.map(({ player, place }) => (
        <Marker key={player.id} player={player} colour={plan.colours[player.team]} place={place} drawing={drawing} />
      ))}
    </>
  );
}

function Leader({ from, to, drawing }: { from: XY; to: XY; drawing: Drawing }) {
  if (distance(from, to) < 0.5) return null;
  return (
    <>
      <path
        d={`M${drawing.x(from.x)} ${drawing.y(from.y)}L${drawing.x(to.x)} ${drawing.y(to.y)}`}
        vectorEffect="non-scaling-stroke"
        className="field-leader"
      />
      <g transform={drawing.translate(from)}>
        <circle r="1.8" className="field-px field-foot" />
      </g>
    </>
  );
}

interface MarkerProps {
  readonly player: PlanPlayer;
  readonly colour: Colour;
  readonly place: XY;
  readonly drawing: Drawing;
}

function Marker({ player, colour, place, drawing }: MarkerProps) {
  return (
    <g transform={drawing.translate(place)} className={`field-marker team-${colour}`}>
      <g className="field-px">
        {player.team === "hitting" ? (
          <rect x="-8" y="-8" width="16" height="16" rx="2" className="field-halo" />
        ) : (
          <circle r="9" className="field-halo" />
        )}
        <TeamShape team={player.team} />
        <text y="3.9" className="team-number">
          {player.label}
        </text>
      </g>
    </g>
  );
}
