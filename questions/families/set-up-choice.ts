/** Penalty 2: the line or the spot of the foul, as the team fouled prefers (37.2.a to 37.2.c). */
import { askCall, askYardsOut } from "@/lib/items/asks";
import { yards } from "@/lib/items/cast";
import type { Case, Family, Telling } from "@/lib/items/family";
import type { Random } from "@/lib/items/random";
import type { SituationInput } from "@/lib/rules/situation";
import { p2FromThe60 } from "@/questions/misconceptions/penalties";
import { hitFromTheBall, p2FromThe40, spotMeansLine, spotPulledIn } from "@/questions/misconceptions/placing";
import { placeOption, setUpOf, sideOf } from "./parts/placing";

const MISCONCEPTIONS = [hitFromTheBall, spotPulledIn, spotMeansLine, p2FromThe60, p2FromThe40];

function side(random: Random): 1 | -1 {
  return random.below(2) === 0 ? -1 : 1;
}

const inField = (random: Random): SituationInput => ({
  foulAt: { x: side(random) * (8 + random.below(30)), y: 42 + random.below(15) },
});
/** Nearer to the boards than the margin that a 5a has. */
const atBoards = (random: Random): SituationInput => ({
  foulAt: { x: side(random) * (77 + random.below(3)), y: 42 + random.below(15) },
});
const inFront = (random: Random): SituationInput => ({
  foulAt: { x: side(random) * (6 + random.below(10)), y: 12 + random.below(14) },
});

function asked(scene: string, format: Case["format"], place: (random: Random) => SituationInput): Case {
  const chosen = format !== "choose-all";
  return {
    facts: (random) => ({ kind: "set-up", penalty: "2", ...(chosen ? { hitFrom: "spot" } : {}), ...place(random) }),
    format,
    ask: format === "number" ? askYardsOut : askCall,
    misconceptions: MISCONCEPTIONS,
    scene: `${scene} ${format}`,
  };
}

/** The place of the foul, and what is asked, out of the scene's name. */
function sceneOf(t: Telling): { readonly where: string; readonly format: string } {
  const [where = "", format = ""] = t.scene.split(" ");
  return { where, format };
}

const cases: readonly Case[] = [
  asked("field", "choose-all", inField),
  asked("boards", "choose-all", atBoards),
  asked("front", "choose-all", inFront),
  asked("field", "choose-one", inField),
  asked("boards", "choose-one", atBoards),
  asked("front", "choose-one", inFront),
  asked("field", "number", inField),
  asked("front", "number", inFront),
];

function place(t: Telling) {
  const s = setUpOf(t);
  const at = s.foulAt ?? { x: 0, y: 0 };
  return {
    out: yards(at.y),
    aside: yards(Math.abs(at.x)),
    boards: yards(s.field.width / 2 - Math.abs(at.x)),
    side: sideOf(at.x),
  };
}

export const setUpChoice: Family = {
  id: "set-up-choice",
  kind: "set-up",
  cases: () => cases,
  scene: (t) => [
    t.tell(`foul.${sceneOf(t).where}`, 3, place(t)),
    t.tell("ball", 3),
    setUpOf(t).hitFrom === "spot" ? t.tell("chosen", 3) : t.tell("open", 2),
  ],
  prompt: (t) => {
    const { format } = sceneOf(t);
    return t.tell(format === "choose-all" ? "choice" : format === "number" ? "yards" : "where", 2);
  },
  why: (t) => {
    if (setUpOf(t).hitFrom === null) return t.say("why.choice");
    return t.say(sceneOf(t).where === "boards" ? "why.boards" : "why.spot");
  },
  flips: [],
  plan: (t) => ({
    field: setUpOf(t).field,
    view: "near-end",
    colours: { hitting: t.cast.hitting, opposing: t.cast.opposing },
    ball: null,
    players: [],
    marks: [],
  }),
  option: (call, t) => {
    const s = setUpOf(t);
    if (
      call.is === "outcome" &&
      "at" in call.outcome &&
      call.outcome.at?.y === s.foulAt?.y &&
      call.outcome.at?.x !== s.foulAt?.x
    ) {
      return t.say("option.pulled-in", { margin: yards(t.edition.n.sideMargin) });
    }
    return placeOption(call, t);
  },
};
