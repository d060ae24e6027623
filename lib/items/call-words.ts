/** How a call reads as an option. The verdict is the same words as a sentence. */
import type { Edition } from "../rules/editions/edition";
import type { Outcome } from "../rules/ruling";
import type { Situation, Team } from "../rules/situation";
import { type Cast, castArgs, player } from "./cast";
import type { Call, Message } from "./item";
import { fromPlace } from "./places";

export interface CallScene {
  readonly situation: Situation;
  readonly cast: Cast;
  readonly edition: Edition;
}

export function callWords(call: Call, scene: CallScene): Message {
  switch (call.is) {
    case "outcome":
      return outcomeWords(call.outcome, scene);
    case "player":
      return playerWords(call.id, scene.cast);
    case "rule":
      return { id: `calls.rule.${call.rule}`, args: castArgs(scene.cast) };
    case "detail":
      return { id: `calls.detail.${call.name}.${String(call.value)}`, args: castArgs(scene.cast) };
    case "number":
      return { id: "calls.number", args: { n: call.value } };
    case "wrong-call":
      return { id: `calls.wrong.${call.id}`, args: castArgs(scene.cast) };
  }
}

/** The forms of the team that gains: `team` as a subject or after "for", `of` after "of"; `other`, `otherOf` the other one. */
function teamArgs(team: Team, cast: Cast): Readonly<Record<string, Message>> {
  const own = team === "hitting" ? cast.hitting : cast.opposing;
  const other = team === "hitting" ? cast.opposing : cast.hitting;
  return {
    team: { id: `scene.team.${own}.team` },
    teamOf: { id: `scene.team.${own}.of` },
    other: { id: `scene.team.${other}.team` },
    otherOf: { id: `scene.team.${other}.of` },
  };
}

function outcomeWords(outcome: Outcome, scene: CallScene): Message {
  const { situation, cast, edition } = scene;
  switch (outcome.do) {
    case "play-on":
      return { id: `calls.play-on.${playedOn(situation)}`, args: teamArgs("opposing", cast) };
    case "goal":
      return { id: isScored(situation) ? "calls.goal.counts" : "calls.goal.given", args: teamArgs("hitting", cast) };
    case "foul":
      return { id: "calls.foul", args: teamArgs(outcome.to, cast) };
    case "retake": {
      const id = outcome.penalty === "knock-in" ? "calls.retake.knock-in" : "calls.retake.penalty";
      return { id, args: { ...teamArgs("hitting", cast), penalty: outcome.penalty } };
    }
    case "penalty": {
      const teams = teamArgs(outcome.to ?? "hitting", cast);
      if (outcome.at === undefined) return { id: `calls.penalty.${outcome.penalty}`, args: teams };
      const freeHit = outcome.penalty === "5a";
      const from = fromPlace(outcome.at, situation, cast, edition, freeHit);
      if (freeHit) return { id: "calls.free-hit", args: { ...teams, from } };
      return { id: "calls.penalty.hit", args: { ...teams, from, penalty: outcome.penalty } };
    }
  }
}

/** Ids of players in a family's situations are "hitting-1" … "opposing-4", by the place in the cast. */
function playerWords(id: string, cast: Cast): Message {
  const [team, place] = id.split("-");
  const hitting = team === "hitting";
  const number = (hitting ? cast.hitters : cast.rivals)[Number(place) - 1];
  if (number === undefined) throw new Error(`${id} is nobody of the cast`);
  return player(hitting ? cast.hitting : cast.opposing, number);
}

/**
 * What becomes of a ball that nobody whistles for. At a 2 and a 3 it is not said whose ball it is: even where a 3 may be
 * defended, the hitting team may not simply play it again (37.3.k).
 */
function playedOn(situation: Situation): "plain" | "live" | "wide" {
  if (situation.kind !== "execution") return "plain";
  if (situation.result === "wide") return "wide";
  return situation.penalty === "2" || situation.penalty === "3" ? "plain" : "live";
}

/** Whether the ball went in by itself, so that the goal counts rather than being given. */
function isScored(situation: Situation): boolean {
  return situation.kind !== "execution" || situation.result !== "goal-prevented";
}
