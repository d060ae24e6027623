/** A small family and its words for the tests of this folder: the machinery without the bank. */
import { askCall, askYardsOut } from "./asks";
import { withFacts } from "./change";
import type { Family, Misconception } from "./family";
import { textsOf } from "./texts";

const again: Misconception = {
  id: "again",
  clauses: ["36.1.d"],
  pull: 2,
  apply: {
    of: "call",
    state: ({ situation: s }) =>
      s.kind === "execution" ? [{ is: "outcome", outcome: { do: "retake", penalty: s.penalty, at: s.ball } }] : [],
  },
};
const live: Misconception = {
  id: "live",
  clauses: ["36.3.a"],
  pull: 1,
  apply: {
    of: "scene",
    read: (s, edition) =>
      s.kind === "execution" && s.penalty !== "4" ? withFacts(s, edition, { penalty: "4", ball: undefined }) : null,
  },
};
/** At a 2 its call is the right one, so there it must not be offered. */
const spotHit: Misconception = {
  id: "spot-hit",
  clauses: ["36.T.miss.2"],
  pull: 0,
  apply: { of: "scene", read: (s, edition) => withFacts(s, edition, { penalty: "2", ball: undefined }) },
};

export const toy: Family = {
  id: "toy",
  kind: "execution",
  cases: () => [
    {
      facts: { kind: "execution", penalty: "2", stroke: "missed" },
      format: "choose-one",
      ask: askCall,
      misconceptions: [again, live, spotHit],
      scene: "miss",
    },
    // The same question once more: the list holds it once.
    {
      facts: { kind: "execution", penalty: "2", stroke: "missed" },
      format: "choose-one",
      ask: askCall,
      misconceptions: [again, live, spotHit],
      scene: "miss",
    },
    {
      facts: { kind: "execution", penalty: "3", result: "stopped-short", stoppedAt: { x: 5, y: 12 } },
      format: "number",
      ask: askYardsOut,
      misconceptions: [again, live],
      scene: "short",
    },
    // The umpire's choice between two calls.
    {
      facts: { kind: "execution", penalty: "2", opposing: "improper", result: "wide" },
      format: "choose-all",
      ask: askCall,
      misconceptions: [live],
      scene: "out",
    },
    // The two rules part: for practice only.
    {
      facts: { kind: "execution", penalty: "3", opposing: "improper", result: "wide" },
      format: "choose-all",
      ask: askCall,
      misconceptions: [live],
      scene: "out",
    },
  ],
  scene: (t) => [t.say(t.scene)],
  prompt: (t) => t.say("prompt"),
  why: (t) => t.say("why"),
  flips: [{ id: "flip", change: (s, edition) => withFacts(s, edition, { penalty: "4", ball: undefined }) }],
  plan: () => null,
};

const words = new Map([
  ["families.toy.miss", "{hitTeam} swing and miss; {rival} waits."],
  ["families.toy.short", "The ball dies. {hitTeam} look on."],
  ["families.toy.out", "{rival} is out of place."],
  ["families.toy.prompt", "¿what now?"],
  ["families.toy.why", "so it is."],
  ["families.toy.flip", "And at a 4? {call}."],
  ["scene.player", "{name} {number}"],
  ["scene.unit.yards", "yards"],
  ["calls.play-on.live", "nothing"],
  ["calls.play-on.plain", "nothing"],
  ["calls.play-on.wide", "nothing, wide"],
  ["calls.free-hit", "free hit for {team} {from}"],
  ["calls.retake.penalty", "{team} hit the {penalty} again"],
  ["calls.penalty.hit", "penalty {penalty} for {team} {from}"],
  ["calls.penalty.1", "penalty 1 for {team}"],
  ["calls.from.line", "from the centre of the {n}"],
  ["calls.from.line-brief", "from the {n}"],
  ["calls.from.died", "from where it died"],
  ["calls.verdict.sentence", "{call}."],
  ["calls.verdict.and", "{before}; {next}"],
  ["calls.verdict.number-of-call", "{call}: {n, number} {unit}."],
  ...["again", "live", "spot-hit"].map((id) => [`misconceptions.${id}.feedback`, `not ${id}, {hitTeam}`] as const),
  ...["red", "blue", "green", "white", "black"].flatMap((colour) => [
    [`scene.team.${colour}.name`, colour] as const,
    [`scene.team.${colour}.team`, `the ${colour}s`] as const,
    [`scene.team.${colour}.people`, `the ${colour}s`] as const,
    [`scene.team.${colour}.to`, `to ${colour}`] as const,
    [`scene.team.${colour}.of`, `of ${colour}`] as const,
  ]),
]);

export const toyTexts = textsOf({ en: words, es: words, it: words });
