/**
 * Random situations for property tests: JSON of the contract, mostly valid, over all kinds, facts and boundary places.
 * Used by tests and the benchmark only.
 */
import fc from "fast-check";
import type { XY } from "../field/point";
import {
  AFTER_REMOVAL,
  APPROACHES,
  EXECUTIONS,
  HIT_FROM,
  HIT_PENALTIES,
  INTENTS,
  KINDS,
  MOUNT_RULES,
  POSITIONS,
  RESULTS,
  SECOND_PLAYS,
  SIDES,
  STROKES,
  TEAMS,
  TEES,
  YELLOW_CARDS,
} from "./situation";

const tenths = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: min * 10, max: max * 10 }).map((n) => (n === 0 ? 0 : n / 10));
const boundary = fc.constantFrom(-75, -40, -4, 0, 4, 5, 30, 40, 60, 75, 80, 150, 240, 295, 300);
const across = fc.oneof(
  tenths(-95, 95),
  boundary.filter((n) => Math.abs(n) <= 100),
);
const along = fc.oneof(
  tenths(-20, 310),
  boundary.filter((n) => n >= -60),
);

export const point: fc.Arbitrary<XY> = fc.record({ x: across, y: along });

const field = fc.oneof(
  fc.constant({}),
  fc.record({ sides: fc.constantFrom("boards", "lines"), length: fc.integer({ min: 250, max: 300 }) }),
);

/** A record in which every optional fact may be missing. */
function facts(required: Record<string, fc.Arbitrary<unknown>>, optional: Record<string, fc.Arbitrary<unknown>>) {
  return fc.record({ ...required, ...optional }, { requiredKeys: Object.keys(required) });
}

const placed = { field, hitFrom: fc.constantFrom(...HIT_FROM), defended: fc.boolean(), ball: point };

const byKind: Record<(typeof KINDS)[number], fc.Arbitrary<Record<string, unknown>>> = {
  execution: facts(
    { kind: fc.constant("execution"), penalty: fc.constantFrom(...EXECUTIONS) },
    {
      ...placed,
      tee: fc.constantFrom(...TEES),
      beforePlay: fc.boolean(),
      approach: fc.constantFrom(...APPROACHES),
      stroke: fc.constantFrom(...STROKES),
      intent: fc.constantFrom(...INTENTS),
      hitting: fc.constantFrom(...POSITIONS),
      opposing: fc.constantFrom(...POSITIONS),
      result: fc.constantFrom(...RESULTS),
      stoppedAt: point,
      secondPlay: fc.constantFrom(...SECOND_PLAYS),
      yellowCard: fc.constantFrom(...YELLOW_CARDS),
    },
  ),
  "set-up": facts(
    { kind: fc.constant("set-up"), penalty: fc.constantFrom(...HIT_PENALTIES) },
    {
      field,
      hitFrom: fc.constantFrom(...HIT_FROM),
      defended: fc.boolean(),
      foulAt: point,
      ballAt: point,
      crossedAt: across,
    },
  ),
  positions: facts(
    {
      kind: fc.constant("positions"),
      penalty: fc.constantFrom(...HIT_PENALTIES),
      players: fc.uniqueArray(
        fc.record({
          id: fc.constantFrom("a", "b", "c", "d"),
          team: fc.constantFrom(...TEAMS),
          at: point,
          off: fc.boolean(),
        }),
        { minLength: 1, maxLength: 4, selector: (player) => player.id },
      ),
    },
    placed,
  ),
  return: facts(
    { kind: fc.constant("return"), penalty: fc.constantFrom(...HIT_PENALTIES), team: fc.constantFrom(...TEAMS) },
    {
      field,
      defended: fc.boolean(),
      ball: point,
      onField: fc.boolean(),
      nearest: tenths(0, 90),
      unobtrusive: fc.boolean(),
      reached: fc.boolean(),
      madePlay: fc.boolean(),
      passedTeammate: fc.boolean(),
      ballTravelled: tenths(0, 60),
      passedMidfield: fc.boolean(),
    },
  ),
  removal: facts(
    {
      kind: fc.constant("removal"),
      disabled: fc.record({ handicap: tenths(-3, 10) }),
      fouling: fc.uniqueArray(fc.record({ id: fc.constantFrom("a", "b", "c", "d"), handicap: tenths(-3, 10) }), {
        minLength: 1,
        maxLength: 4,
        selector: (player) => player.id,
      }),
    },
    { byFoul: fc.boolean(), retired: fc.boolean(), resumed: fc.boolean() },
  ),
  "after-removal": facts(
    { kind: fc.constant("after-removal"), who: fc.constantFrom(...AFTER_REMOVAL) },
    {
      kept: fc.array(tenths(-3, 10), { minLength: 3, maxLength: 3 }),
      proposed: fc.array(tenths(-3, 10), { minLength: 3, maxLength: 3 }),
    },
  ),
  mount: facts(
    { kind: fc.constant("mount"), broke: fc.constantFrom(...MOUNT_RULES) },
    { cured: fc.boolean(), delays: fc.boolean() },
  ),
  forfeit: facts(
    { kind: fc.constant("forfeit"), by: fc.array(fc.constantFrom(...SIDES), { minLength: 1, maxLength: 4 }) },
    {},
  ),
  exclusion: facts(
    { kind: fc.constant("exclusion") },
    { deliberate: fc.boolean(), dangerous: fc.boolean(), prejudicial: fc.boolean() },
  ),
  "goal-saving": facts(
    { kind: fc.constant("goal-saving") },
    { dangerous: fc.boolean(), deliberate: fc.boolean(), nearGoal: fc.boolean(), toSaveGoal: fc.boolean() },
  ),
  "defence-election": facts(
    { kind: fc.constant("defence-election"), upperHandicap: tenths(0, 40) },
    { elected: fc.boolean(), announced: fc.boolean(), allGamesTwoCertified: fc.boolean(), approved: fc.boolean() },
  ),
  "follow-up": facts(
    { kind: fc.constant("follow-up"), penalty: fc.constantFrom("4", "6"), by: fc.constantFrom(...TEAMS) },
    { safe: fc.boolean() },
  ),
};

/** Drops what the penalty does not take and supplies what it needs, so that most situations are valid. */
function sensible(input: Record<string, unknown>): Record<string, unknown> {
  const s: Record<string, unknown> = { ...input };
  if (s.penalty !== "2" || s.kind === "return") delete s.hitFrom;
  if (s.penalty !== "3") delete s.defended;
  if (s.kind === "set-up") {
    if (s.penalty !== "2") delete s.foulAt;
    if (s.penalty !== "5a") delete s.ballAt;
    else s.ballAt ??= { x: 3, y: 71 };
    if (s.penalty !== "6") delete s.crossedAt;
    else s.crossedAt ??= 33;
    return s;
  }
  if (s.kind === "after-removal" && s.who !== "fouling-substitution") {
    delete s.kept;
    delete s.proposed;
  }
  if (s.kind !== "execution" && s.kind !== "positions" && s.kind !== "return") return s;
  const length = (s.field as { length?: number } | undefined)?.length ?? 300;
  const ball = (s.ball as XY | undefined) ?? { x: 12, y: 77 };
  if (s.penalty === "6") s.ball = { x: Math.max(-40, Math.min(40, ball.x)), y: 60 };
  else if (s.penalty === "knock-in") s.ball = { x: ball.x, y: length };
  else if (s.penalty === "5a" || s.hitFrom === "spot") s.ball = ball;
  else delete s.ball;
  if (s.kind !== "execution") return s;
  if (s.result !== "stopped-short") delete s.stoppedAt;
  else s.stoppedAt ??= { x: 1, y: 9 };
  if (s.penalty !== "2" && s.penalty !== "3") delete s.hitting;
  if (s.intent === "deliberate-miss") s.stroke = "missed";
  if (s.stroke === "missed") {
    delete s.result;
    delete s.stoppedAt;
    if (s.intent !== "deliberate-miss") delete s.intent;
  }
  if (s.result === "goal-prevented") s.opposing = "improper";
  if (s.beforePlay === true) {
    if (s.approach === "over-20-seconds") delete s.approach;
    if (s.tee === "re-teed-after-play") delete s.tee;
  }
  return s;
}

/** Contract JSON of any kind; some of it is refused by the parser. */
export const situationInput: fc.Arbitrary<Record<string, unknown>> = fc
  .constantFrom(...KINDS)
  .chain((kind) => byKind[kind])
  .map(sensible);
