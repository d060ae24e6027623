/** The cases of the rules engine, joined. Each file holds one part, worked out from the sources. */
import { badExecutions } from "./bad-input";
import { badOtherKinds } from "./bad-input-other-kinds";
import { badPlaces } from "./bad-input-places";
import { badSmallKinds } from "./bad-input-small-kinds";
import type { BadInputCase, RuleCase } from "./case";
import { approachCases } from "./execution-approach";
import { bothTeamsCases } from "./execution-both-teams";
import { combinedCases } from "./execution-combined";
import { faultCases } from "./execution-faults";
import { moreCases } from "./execution-more";
import { nextMoreSevereCases } from "./execution-next-more-severe";
import { offFieldCases } from "./execution-off-field";
import { oneStrokeCases } from "./execution-one-stroke";
import { opposingCases } from "./execution-opposing";
import { strokeCases } from "./execution-strokes";
import { missAndEarlyCases } from "./execution-table";
import { yellowCardCases } from "./execution-yellow-card";
import { otherKindCases } from "./other-kinds";
import { goalKindCases } from "./other-kinds-of-goals";
import { positionCases } from "./positions";
import { positionCases4To6 } from "./positions-4-to-6";
import { removalCases } from "./removal";
import { returnCases } from "./return";
import { setUpCases } from "./set-up";

export type { BadInputCase, Expectation, RuleCase } from "./case";

/** Situations with the ruling that the sources give them. */
export const CASES: readonly RuleCase[] = [
  ...oneStrokeCases,
  ...strokeCases,
  ...missAndEarlyCases,
  ...approachCases,
  ...faultCases,
  ...opposingCases,
  ...nextMoreSevereCases,
  ...combinedCases,
  ...bothTeamsCases,
  ...yellowCardCases,
  ...moreCases,
  ...offFieldCases,
  ...setUpCases,
  ...positionCases,
  ...positionCases4To6,
  ...returnCases,
  ...removalCases,
  ...otherKindCases,
  ...goalKindCases,
];

/** Inputs that are no situation, with the place of the fault. */
export const BAD_INPUTS: readonly BadInputCase[] = [...badExecutions, ...badPlaces, ...badOtherKinds, ...badSmallKinds];
