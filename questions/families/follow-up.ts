/** Playing on after a missed or poorly struck 4 or 6: open to both, and it has to be safe (36.3.a, 36.3.c). */
import { askCall } from "@/lib/items/asks";
import { withFacts } from "@/lib/items/change";
import type { Case, Family } from "@/lib/items/family";
import {
  followUpAlwaysFine,
  followUpForbidden,
  followUpHitAgain,
  followUpKnockIn,
  wrongSideBlamed,
} from "@/questions/misconceptions/penalties";
import { whatIsYourCall } from "./parts/execution";

const MISCONCEPTIONS = [followUpForbidden, followUpAlwaysFine, wrongSideBlamed, followUpHitAgain, followUpKnockIn];

const cases: readonly Case[] = (["4", "6"] as const).flatMap((penalty) =>
  (["hitting", "opposing"] as const).flatMap((by) =>
    [true, false].map(
      (safe): Case => ({
        facts: { kind: "follow-up", penalty, by, safe },
        format: "choose-one",
        ask: askCall,
        misconceptions: MISCONCEPTIONS,
        scene: `${by}-${safe ? "safe" : "unsafe"}`,
      }),
    ),
  ),
);

export const followUp: Family = {
  id: "follow-up",
  kind: "follow-up",
  cases: () => cases,
  scene: (t) => {
    const penalty = t.situation.kind === "follow-up" ? t.situation.penalty : "4";
    return [t.tell("stroke", 3, { penalty }), t.tell(t.scene, 3)];
  },
  prompt: whatIsYourCall,
  why: (t) => t.say(`why.${t.scene}`),
  flips: [
    {
      id: "flip.safe",
      change: (situation, edition) =>
        situation.kind === "follow-up" && !situation.safe ? withFacts(situation, edition, { safe: true }) : null,
    },
    {
      id: "flip.unsafe",
      change: (situation, edition) =>
        situation.kind === "follow-up" && situation.safe ? withFacts(situation, edition, { safe: false }) : null,
    },
  ],
  plan: () => null,
};
