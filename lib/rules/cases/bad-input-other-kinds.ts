/** Inputs of set-up, positions and return that are no situation. */
import { bad } from "./bad-input";
import { at, type BadInputCase } from "./case";

export const of =
  (kind: string) =>
  (facts: object): unknown => ({ kind, ...facts });
const setUp = of("set-up");
const positions = of("positions");
const returning = of("return");

const setUps = bad([
  ["set-up.penalty", setUp({}), "missing", "penalty", "Which penalty?"],
  ["set-up.knock-in", setUp({ penalty: "knock-in" }), "unknown-value", "penalty", "A knock-in is not set up here."],
  ["set-up.foulAt", setUp({ penalty: "2" }), "missing", "foulAt", "Where was the foul?"],
  ["set-up.foulAt-spot", setUp({ penalty: "2", hitFrom: "spot" }), "missing", "foulAt", "Where was the foul?"],
  ["set-up.foulAt-3", setUp({ penalty: "3", foulAt: at(0, 10) }), "not-taken", "foulAt", "A 3 has its own place."],
  [
    "set-up.foulAt-off",
    setUp({ penalty: "2", foulAt: at(141, 10) }),
    "off-field",
    ["foulAt", "foulAt.x"],
    "Too far off.",
  ],
  ["set-up.ballAt", setUp({ penalty: "5a" }), "missing", "ballAt", "Where was the ball?"],
  ["set-up.ballAt-5b", setUp({ penalty: "5b", ballAt: at(0, 100) }), "not-taken", "ballAt", "A 5b has its own place."],
  [
    "set-up.ball",
    setUp({ penalty: "5a", ball: at(0, 100) }),
    null,
    ["ball", "ballAt"],
    "The name of another kind's fact.",
  ],
  ["set-up.crossedAt", setUp({ penalty: "6" }), "missing", "crossedAt", "Where did it cross?"],
  ["set-up.crossedAt-0", setUp({ penalty: "6", crossedAt: 0 }), null, "crossedAt", "Between the posts (D37-08)."],
  ["set-up.crossedAt-3.9", setUp({ penalty: "6", crossedAt: 3.9 }), null, "crossedAt", "Between the posts."],
  ["set-up.crossedAt-minus-3.9", setUp({ penalty: "6", crossedAt: -3.9 }), null, "crossedAt", "Between the posts."],
  ["set-up.crossedAt-80.1", setUp({ penalty: "6", crossedAt: 80.1 }), null, "crossedAt", "Beyond the corner."],
  ["set-up.crossedAt-minus-80.1", setUp({ penalty: "6", crossedAt: -80.1 }), null, "crossedAt", "Beyond the corner."],
  [
    "set-up.crossedAt-75.1",
    setUp({ penalty: "6", crossedAt: 75.1, field: { width: 150 } }),
    null,
    "crossedAt",
    "Beyond the corner at 75.",
  ],
  [
    "set-up.crossedAt-lines",
    setUp({ penalty: "6", crossedAt: 100.1, field: { sides: "lines" } }),
    null,
    "crossedAt",
    "Beyond the corner at 100.",
  ],
  ["set-up.crossedAt-text", setUp({ penalty: "6", crossedAt: "10" }), "wrong-type", "crossedAt", "A number is wanted."],
  ["set-up.crossedAt-nan", setUp({ penalty: "6", crossedAt: Number.NaN }), "not-finite", "crossedAt", "No number."],
  ["set-up.crossedAt-4", setUp({ penalty: "4", crossedAt: 10 }), "not-taken", "crossedAt", "A 4 has its own place."],
  ["set-up.hitFrom-4", setUp({ penalty: "4", hitFrom: "spot" }), "not-taken", "hitFrom", "Only a 2 has a choice."],
  [
    "set-up.defended-6",
    setUp({ penalty: "6", crossedAt: 10, defended: true }),
    "not-taken",
    "defended",
    "Only a 3 may be defended.",
  ],
]);

const p1 = { id: "p1", team: "opposing", at: at(5, 20) };

const positionings = bad([
  ["positions.players", positions({ penalty: "4" }), "missing", "players", "Who stands where?"],
  ["positions.none", positions({ penalty: "4", players: [] }), "empty", "players", "An empty list."],
  ["positions.not-a-list", positions({ penalty: "4", players: p1 }), "wrong-type", "players", "A list is wanted."],
  [
    "positions.not-an-object",
    positions({ penalty: "4", players: [p1, "p2"] }),
    null,
    "players[1]",
    "A player is an object.",
  ],
  [
    "positions.repeated",
    positions({ penalty: "4", players: [p1, { ...p1, at: at(9, 9) }] }),
    "repeated",
    "players[1].id",
    "Two with one name.",
  ],
  [
    "positions.empty-id",
    positions({ penalty: "4", players: [{ ...p1, id: "" }] }),
    null,
    "players[0].id",
    "A name is not empty.",
  ],
  [
    "positions.number-id",
    positions({ penalty: "4", players: [{ ...p1, id: 3 }] }),
    "wrong-type",
    "players[0].id",
    "A name is a string.",
  ],
  [
    "positions.no-id",
    positions({ penalty: "4", players: [{ team: "opposing", at: at(5, 20) }] }),
    "missing",
    "players[0].id",
    "Who is it?",
  ],
  [
    "positions.team",
    positions({ penalty: "4", players: [{ ...p1, team: "red" }] }),
    "unknown-value",
    "players[0].team",
    "Hitting or opposing.",
  ],
  [
    "positions.no-at",
    positions({ penalty: "4", players: [{ id: "p1", team: "opposing" }] }),
    "missing",
    "players[0].at",
    "Where?",
  ],
  [
    "positions.nan",
    positions({ penalty: "4", players: [p1, { ...p1, id: "p2", at: at(Number.NaN, 1) }] }),
    "not-finite",
    "players[1].at.x",
    "No number.",
  ],
  [
    "positions.off-text",
    positions({ penalty: "4", players: [{ ...p1, off: "yes" }] }),
    "wrong-type",
    "players[0].off",
    "A truth value is wanted.",
  ],
  [
    "positions.unknown",
    positions({ penalty: "4", players: [{ ...p1, mount: "bay" }] }),
    "unknown-fact",
    "players[0].mount",
    "No such fact.",
  ],
  [
    "positions.far",
    positions({ penalty: "4", players: [{ ...p1, at: at(0, -60.1) }] }),
    "off-field",
    ["players[0].at", "players[0].at.y"],
    "More than 60 behind.",
  ],
  [
    "positions.hitFrom",
    positions({ penalty: "3", hitFrom: "line", players: [p1] }),
    "not-taken",
    "hitFrom",
    "Only a 2 has it.",
  ],
  [
    "positions.ball-2-spot",
    positions({ penalty: "2", hitFrom: "spot", players: [p1] }),
    "missing",
    "ball",
    "Where is the spot?",
  ],
  [
    "positions.ball-4",
    positions({ penalty: "4", ball: at(0, 50), players: [p1] }),
    "wrong-place",
    "ball",
    "A 4 lies at (0, 60).",
  ],
]);

const returns = bad([
  ["return.penalty", returning({ team: "hitting" }), "missing", "penalty", "Which penalty?"],
  ["return.team", returning({ penalty: "4" }), "missing", "team", "Whose player?"],
  [
    "return.team-unknown",
    returning({ penalty: "4", team: "defending" }),
    "unknown-value",
    "team",
    "Hitting or opposing.",
  ],
  [
    "return.nearest",
    returning({ penalty: "4", team: "hitting", nearest: -0.1 }),
    "out-of-range",
    "nearest",
    "No distance below 0.",
  ],
  [
    "return.nearest-nan",
    returning({ penalty: "4", team: "hitting", nearest: Number.NaN }),
    "not-finite",
    "nearest",
    "No number.",
  ],
  [
    "return.travelled",
    returning({ penalty: "4", team: "hitting", ballTravelled: -1 }),
    "out-of-range",
    "ballTravelled",
    "No distance below 0.",
  ],
  [
    "return.onField",
    returning({ penalty: "4", team: "hitting", onField: 1 }),
    "wrong-type",
    "onField",
    "A truth value is wanted.",
  ],
  [
    "return.hitFrom",
    returning({ penalty: "2", team: "opposing", hitFrom: "spot" }),
    null,
    "hitFrom",
    "A 2 from the spot is told by its ball.",
  ],
  [
    "return.defended",
    returning({ penalty: "5b", team: "opposing", defended: true }),
    "not-taken",
    "defended",
    "Only a 3 may be defended.",
  ],
  ["return.ball", returning({ penalty: "5a", team: "opposing" }), "missing", "ball", "Where is the spot?"],
]);

export const badOtherKinds: readonly BadInputCase[] = [...setUps, ...positionings, ...returns];
