/** The facts of the kinds without places. `field` is taken and ignored by all of them. */
import type { Edition } from "../editions/edition";
import {
  AFTER_REMOVAL,
  type AfterRemovalSituation,
  type DefenceElectionSituation,
  type ExclusionSituation,
  type FollowUpSituation,
  type ForfeitSituation,
  type GoalSavingSituation,
  MOUNT_RULES,
  type MountSituation,
  type RemovalSituation,
  SIDES,
  TEAMS,
} from "../situation";
import type { Facts } from "./facts";

export function readRemoval(facts: Facts, edition: Edition): RemovalSituation {
  const { handicapMin, handicapMax, teamSize } = edition.n;
  facts.only(["kind", "byFoul", "retired", "resumed", "disabled", "fouling", "field"]);
  const disabled = facts.object("disabled", (player) => {
    player.only(["handicap"]);
    return { handicap: player.number("handicap", handicapMin, handicapMax) };
  });
  const fouling = facts.objects("fouling", teamSize, (player) => {
    player.only(["id", "handicap"]);
    return { id: player.id("id"), handicap: player.number("handicap", handicapMin, handicapMax) };
  });
  facts.distinct(
    "fouling",
    fouling.map((player) => player.id),
  );
  return {
    kind: "removal",
    byFoul: facts.flag("byFoul", true),
    retired: facts.flag("retired", true),
    resumed: facts.flag("resumed"),
    disabled,
    fouling,
  };
}

export function readAfterRemoval(facts: Facts, edition: Edition): AfterRemovalSituation {
  const { handicapMin, handicapMax, teamAfterRemoval } = edition.n;
  const who = facts.choice("who", AFTER_REMOVAL, true);
  const substitution = who === "fouling-substitution";
  const taken = (name: string): boolean => substitution || (name !== "kept" && name !== "proposed");
  facts.only(["kind", "who", "kept", "proposed", "field"], taken, who);
  const three = (name: string): number[] | null =>
    substitution ? facts.numbers(name, teamAfterRemoval, handicapMin, handicapMax) : null;
  return { kind: "after-removal", who, kept: three("kept"), proposed: three("proposed") };
}

export function readMount(facts: Facts): MountSituation {
  facts.only(["kind", "broke", "cured", "delays", "field"]);
  return {
    kind: "mount",
    broke: facts.choice("broke", MOUNT_RULES, true),
    cured: facts.flag("cured"),
    delays: facts.flag("delays"),
  };
}

export function readForfeit(facts: Facts): ForfeitSituation {
  facts.only(["kind", "by", "field"]);
  return { kind: "forfeit", by: facts.choices("by", SIDES) };
}

export function readExclusion(facts: Facts): ExclusionSituation {
  facts.only(["kind", "deliberate", "dangerous", "prejudicial", "field"]);
  return {
    kind: "exclusion",
    deliberate: facts.flag("deliberate"),
    dangerous: facts.flag("dangerous"),
    prejudicial: facts.flag("prejudicial"),
  };
}

export function readGoalSaving(facts: Facts): GoalSavingSituation {
  facts.only(["kind", "dangerous", "deliberate", "nearGoal", "toSaveGoal", "field"]);
  return {
    kind: "goal-saving",
    dangerous: facts.flag("dangerous"),
    deliberate: facts.flag("deliberate"),
    nearGoal: facts.flag("nearGoal"),
    toSaveGoal: facts.flag("toSaveGoal"),
  };
}

export function readDefenceElection(facts: Facts, edition: Edition): DefenceElectionSituation {
  facts.only(["kind", "elected", "announced", "upperHandicap", "allGamesTwoCertified", "approved", "field"]);
  return {
    kind: "defence-election",
    elected: facts.flag("elected"),
    announced: facts.flag("announced"),
    upperHandicap: facts.number("upperHandicap", 0, edition.n.eventHandicapMax),
    allGamesTwoCertified: facts.flag("allGamesTwoCertified"),
    approved: facts.flag("approved"),
  };
}

export function readFollowUp(facts: Facts): FollowUpSituation {
  facts.only(["kind", "penalty", "by", "safe", "field"]);
  return {
    kind: "follow-up",
    penalty: facts.choice("penalty", ["4", "6"] as const, true),
    by: facts.choice("by", TEAMS, true),
    safe: facts.flag("safe", true),
  };
}
