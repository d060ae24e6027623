import { LINE_YARDS, POST_X } from "@/lib/field/pitch";
import type { Plan, PlanMark } from "@/lib/field/plan";
import type { XY } from "@/lib/field/point";

/** Translates a key of locales/<locale>/ui/field.json: next-intl's translator for "field". */
export type FieldWords = (key: string, values?: Record<string, string | number>) => string;

/**
 * The plan as sentences: what is shown, where the ball lies, where each player is in yards from which line, and what a
 * ruling has marked. The text twin of the drawing; it says neither more nor less.
 */
export function describePlan(plan: Plan, t: FieldWords): string[] {
  const side = t(`side.${plan.field.sides}`);
  const shown = t(`shown.${plan.view}`, { hitting: plan.colours.hitting, side });
  const ball = plan.ball ? [t("ball", { place: describePlace(plan.ball, plan.field, t) })] : [];
  const players = plan.players.map((player) => {
    const who = t("player", { colour: plan.colours[player.team], label: player.label });
    return t("at", { who, place: describePlace(player.at, plan.field, t) });
  });
  return [shown, ...ball, ...players, ...plan.marks.map((mark) => describeMark(mark, plan.field, t))];
}

/**
 * A point in words: along the field from the line that is nearest to name, then across from the middle.
 * @example "35 yards from the back line, 12 yards to the right of the middle"
 */
export function describePlace(at: XY, field: Plan["field"], t: FieldWords): string {
  if (at.x === 0 && at.y === field.length / 2) return t("place.centre");
  if (at.y === 0 && Math.abs(at.x) <= POST_X) return t("place.goal");
  if (at.y === field.length && Math.abs(at.x) <= POST_X) return t("place.otherGoal");
  return t("place.both", { along: along(at.y, field.length, t), across: across(at.x, field, t) });
}

function along(y: number, length: number, t: FieldWords): string {
  // The far half is told from the other back line, as an umpire would.
  const far = y > length / 2;
  const yards = far ? length - y : y;
  const end = far ? "other" : "near";
  if (yards === 0) return t(`along.${end}.on`);
  if (yards < 0) return t(`along.${end}.behind`, { yards: formatYards(-yards, t) });
  const line = LINE_YARDS.find((painted) => painted === yards);
  if (line !== undefined) return t(`along.${end}.line`, { yards: line });
  return t(`along.${end}.out`, { yards: formatYards(yards, t) });
}

function across(x: number, field: Plan["field"], t: FieldWords): string {
  if (x === 0) return t("across.middle");
  const side = x < 0 ? "left" : "right";
  const outside = Math.abs(x) - field.width / 2;
  if (outside > 0)
    return t(`across.outside.${side}`, { yards: formatYards(outside, t), side: t(`side.${field.sides}`) });
  return t(`across.${side}`, { yards: formatYards(Math.abs(x), t) });
}

function describeMark(mark: PlanMark, field: Plan["field"], t: FieldWords): string {
  switch (mark.is) {
    case "spot":
      return t("mark.spot", { place: describePlace(mark.at, field, t) });
    case "limit-line":
      return t("mark.limitLine", { along: along(mark.y, field.length, t) });
    case "limit-circle":
      return t("mark.limitCircle", { yards: formatYards(mark.radius, t), place: describePlace(mark.centre, field, t) });
    case "gap":
      return t("mark.gap", { yards: formatYards(mark.yards, t) });
  }
}

/** "5 yards", "1 yard", "8 ½ yards"; other fractions to a tenth, in the language's own way. */
export function formatYards(yards: number, t: FieldWords): string {
  return t("yards", { count: toTenths(yards), text: formatNumber(yards, t) });
}

/** The bare number: "5", "8 ½", "6.3" (with a comma where the language writes one). */
export function formatNumber(yards: number, t: FieldWords): string {
  const tenths = toTenths(yards);
  const whole = Math.floor(tenths);
  if (tenths - whole === 0.5) return whole === 0 ? "½" : `${whole} ½`;
  return t("number", { value: tenths });
}

function toTenths(yards: number): number {
  return Math.round(yards * 10) / 10;
}
