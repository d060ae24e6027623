/** The engine: one checked situation in, one ruling out. Pure and total; it only dispatches. */
import { ruleDefenceElection } from "./defence-election";
import type { Edition } from "./editions/edition";
import { ruleExecution } from "./execution/execution";
import { ruleFollowUp } from "./follow-up";
import { rulePositions } from "./positions/positions";
import { ruleAfterRemoval, ruleRemoval } from "./removal";
import { ruleReturn } from "./return";
import type { Ruling } from "./ruling";
import { ruleExclusion, ruleForfeit, ruleGoalSaving, ruleMount } from "./sanctions";
import { ruleSetUp } from "./set-up";
import type { Situation } from "./situation";

/**
 * The ruling of a situation by an edition of the rulebook, in the words of the ruling contract.
 * @param situation from parseSituation, so it cannot be wrong
 */
export function judge(situation: Situation, edition: Edition): Ruling {
  switch (situation.kind) {
    case "execution":
      return ruleExecution(situation, edition);
    case "set-up":
      return ruleSetUp(situation, edition);
    case "positions":
      return rulePositions(situation, edition);
    case "return":
      return ruleReturn(situation, edition);
    case "removal":
      return ruleRemoval(situation, edition);
    case "after-removal":
      return ruleAfterRemoval(situation);
    case "mount":
      return ruleMount(situation);
    case "forfeit":
      return ruleForfeit(situation);
    case "exclusion":
      return ruleExclusion(situation);
    case "goal-saving":
      return ruleGoalSaving(situation, edition);
    case "defence-election":
      return ruleDefenceElection(situation, edition);
    case "follow-up":
      return ruleFollowUp(situation);
  }
}
