/** What all families of `execution` share: how a hit is opened in words, how it is drawn, how a fact is changed back. */
import type { Plan, PlanPlayer } from "@/lib/field/plan";
import { yards } from "@/lib/items/cast";
import { withFacts } from "@/lib/items/change";
import type { Flip, Telling } from "@/lib/items/family";
import type { Message } from "@/lib/items/item";
import { hitPlan } from "@/lib/items/plan";
import type { Random } from "@/lib/items/random";
import type { Execution, ExecutionSituation } from "@/lib/rules/situation";

/** The situation of a family of `execution`. */
export function executionOf(telling: Telling): ExecutionSituation {
  if (telling.situation.kind !== "execution") throw new TypeError("not an execution");
  return telling.situation;
}

/** How many ways each opening is told. */
const OPENINGS = { "3-undefended": 2, "3-defended": 2 } as const;
const WAYS = 3;

/**
 * "Red have a Penalty 4." A defended Penalty 3 is always told as such, since silence means undefended.
 * @param tellsDefence an undefended Penalty 3 is told as such too: where the question is about it
 */
export function opening(telling: Telling, tellsDefence = false): Message {
  const s = executionOf(telling);
  const id = s.penalty === "5a" && isNearOwnGoal(s, telling) ? FIVE_A_NEAR : openingOf(s, tellsDefence);
  const ways = id in OPENINGS ? OPENINGS[id as keyof typeof OPENINGS] : WAYS;
  const middle = s.ball.x === 0;
  // Where the ball lies in the middle there is no side to tell: the tellings that name it are the first two of a 6.
  const way = id === "6" && middle ? 3 : telling.random.below(ways) + 1;
  return telling.shared(`scene.opening.${id}.${way}`, {
    line: lineOf(s, telling),
    out: yards(s.ball.y),
    own: yards(s.field.length - s.ball.y),
    aside: yards(Math.abs(s.ball.x)),
    side: s.ball.x < 0 ? "left" : "right",
  });
}

function openingOf(s: ExecutionSituation, tellsDefence: boolean): string {
  if (s.penalty === "2" && s.hitFrom === "spot") return "2-spot";
  if (s.penalty !== "3") return s.penalty;
  return s.defended ? "3-defended" : tellsDefence ? "3-undefended" : "3";
}

/** Inside the 60-yard line before the hitting team's own goal: told from that end. */
function isNearOwnGoal(s: ExecutionSituation, { edition }: Telling): boolean {
  return s.ball.y > s.field.length - edition.n.penalty4Line;
}

function lineOf(s: ExecutionSituation, { edition }: Telling): number {
  const n = edition.n;
  if (s.penalty === "2") return n.penalty2Line;
  if (s.penalty === "3") return n.penalty3Line;
  return s.penalty === "6" ? n.penalty6Line : n.penalty4Line;
}

export function whatIsYourCall({ random, shared }: Telling): Message {
  return shared(`scene.prompt.call.${random.below(3) + 1}`);
}

export function whichCallsAreOpen({ random, shared }: Telling): Message {
  return shared(`scene.prompt.open.${random.below(2) + 1}`);
}

export function howManyYardsOut({ random, shared }: Telling): Message {
  return shared(`scene.prompt.yards-out.${random.below(2) + 1}`);
}

/** The prompt by the format of the case. */
export function executionPrompt(telling: Telling): Message {
  if (telling.format === "number") return howManyYardsOut(telling);
  return telling.format === "choose-all" ? whichCallsAreOpen(telling) : whatIsYourCall(telling);
}

/** @param told players whom the words place */
export function executionPlan(telling: Telling, told: readonly PlanPlayer[] = []): Plan {
  return hitPlan(executionOf(telling), telling.cast, telling.edition, told);
}

/**
 * The facts of a hit that has nothing special, with a place for those that need one: a 2 from the spot, a 5a, a 6, a
 * knock-in. Drawn so that no boundary of the rules is near.
 */
export function plainHit(random: Random, penalty: Execution, spot = false): Readonly<Record<string, unknown>> {
  const side = random.below(2) === 0 ? -1 : 1;
  if (penalty === "2" && spot) {
    return {
      kind: "execution",
      penalty,
      hitFrom: "spot",
      ball: { x: side * (6 + random.below(14)), y: 42 + random.below(12) },
    };
  }
  if (penalty === "5a") {
    return { kind: "execution", penalty, ball: { x: side * (5 + random.below(20)), y: 75 + random.below(45) } };
  }
  if (penalty === "6") return { kind: "execution", penalty, ball: { x: side * (8 + random.below(30)), y: 60 } };
  if (penalty === "knock-in") {
    return { kind: "execution", penalty, ball: { x: side * (8 + random.below(40)), y: 300 } };
  }
  return { kind: "execution", penalty };
}

/** A fact set back to its default, told by a shared message. */
export function backTo(id: string, ...names: readonly (keyof ExecutionSituation)[]): Flip {
  return flipTo(id, Object.fromEntries(names.map((name) => [name, undefined])));
}

/** Facts changed, told by a shared message `scene.flip.<id>`. */
export function flipTo(id: string, facts: Readonly<Record<string, unknown>>): Flip {
  return { id: `scene.flip.${id}`, change: (situation, edition) => withFacts(situation, edition, facts) };
}

/** The same play at another penalty with a place of its own. */
export function atPenalty(penalty: "2" | "3" | "4"): Flip {
  return {
    id: `scene.flip.at-${penalty}`,
    change: (situation, edition) =>
      situation.kind !== "execution" || situation.penalty === penalty
        ? null
        : withFacts(situation, edition, { penalty, hitFrom: undefined, defended: undefined, ball: undefined }),
  };
}

/** Penalties as the families go through them. */
export const FIVE_A_NEAR = "5a-near";
export type HitName = Execution | "2-spot" | typeof FIVE_A_NEAR;

/** A plain hit by name; `5a-near` lies inside the 60-yard line before the hitting team's own goal. */
export function hitNamed(random: Random, name: HitName): Readonly<Record<string, unknown>> {
  if (name === "2-spot") return plainHit(random, "2", true);
  if (name !== FIVE_A_NEAR) return plainHit(random, name);
  const side = random.below(2) === 0 ? -1 : 1;
  return { kind: "execution", penalty: "5a", ball: { x: side * (3 + random.below(12)), y: 252 + random.below(18) } };
}

/** What became of the ball, by the shared words. */
export function resultTold(telling: Telling): Message {
  const { result, stoppedAt } = executionOf(telling);
  const ways = result === "deflected" || result === "goal-prevented" ? 2 : 3;
  const id = `scene.result.${result}.${telling.random.below(ways) + 1}`;
  return stoppedAt === null ? telling.shared(id) : telling.shared(id, { out: yards(stoppedAt.y) });
}

export function earlyTold({ random, shared }: Telling): Message {
  return shared(`scene.early.${random.below(4) + 1}`);
}
