/**
 * What the census enumerates: for each kind its facts, in the contract's order, with all their values, the default first.
 * Built from the same lists as the types; a place or a number takes the edition's boundaries and a tenth to either side.
 */
import type { XY } from "../../field/point";
import type { Edition } from "../editions/edition";
import {
  AFTER_REMOVAL,
  APPROACHES,
  INTENTS,
  type Kind,
  MOUNT_RULES,
  POSITIONS,
  RESULTS,
  SECOND_PLAYS,
  STROKES,
  TEAMS,
  TEES,
  YELLOW_CARDS,
} from "../situation";

export interface AxisValue {
  readonly label: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface Axis {
  readonly name: string;
  readonly values: readonly AxisValue[];
}

const STEP = 0.1;

/** n − 0.1, n, n + 0.1; a tenth without the dust of binary fractions. */
export function around(n: number): number[] {
  return [n - STEP, n, n + STEP].map((value) => Math.round(value * 10) / 10);
}

function choices(name: string, values: readonly string[]): Axis {
  return { name, values: values.map((value) => ({ label: value, facts: { [name]: value } })) };
}

function flag(name: string, byDefault = false): Axis {
  return { name, values: [byDefault, !byDefault].map((value) => ({ label: String(value), facts: { [name]: value } })) };
}

function numbers(name: string, values: readonly number[]): Axis {
  return { name, values: values.map((value) => ({ label: String(value), facts: { [name]: value } })) };
}

function points(name: string, places: readonly XY[]): Axis {
  return { name, values: places.map((at) => ({ label: `(${at.x},${at.y})`, facts: { [name]: at } })) };
}

/** A penalty with what tells its variants apart, and a plain place where it needs one. */
function variants(list: readonly (readonly [string, Readonly<Record<string, unknown>>])[]): Axis {
  return { name: "penalty", values: list.map(([label, facts]) => ({ label, facts })) };
}

const PLAIN_5A: XY = { x: 10, y: 80 };
const HITS = [
  ["2 line", { penalty: "2" }],
  ["2 spot", { penalty: "2", hitFrom: "spot", ball: { x: 10, y: 50 } }],
  ["3", { penalty: "3" }],
  ["3 defended", { penalty: "3", defended: true }],
  ["4", { penalty: "4" }],
  ["5a", { penalty: "5a", ball: PLAIN_5A }],
  ["5b", { penalty: "5b" }],
  ["6", { penalty: "6", ball: { x: 20, y: 60 } }],
] as const;

function execution(edition: Edition): Axis[] {
  const results = RESULTS.map((result) => ({
    label: result,
    facts: result === "stopped-short" ? { result, stoppedAt: { x: 10, y: 20 } } : { result },
  }));
  return [
    variants([...HITS, ["knock-in", { penalty: "knock-in", ball: { x: 20, y: edition.n.fieldLength } }]]),
    choices("tee", TEES),
    flag("beforePlay"),
    choices("approach", APPROACHES),
    choices("stroke", STROKES),
    choices("intent", INTENTS),
    choices("hitting", POSITIONS),
    choices("opposing", POSITIONS),
    { name: "result", values: results },
    choices("secondPlay", SECOND_PLAYS),
    choices("yellowCard", YELLOW_CARDS),
  ];
}

/** Across and along: each boundary number with a tenth to either side, on both sides of the middle. */
export function placesAcross(edition: Edition, width: number): number[] {
  const { goalHalfWidth, penalty6Limit, sideMargin } = edition.n;
  const right = [goalHalfWidth, penalty6Limit, width / 2 - sideMargin, width / 2].flatMap(around);
  return [...right.map((x) => -x).reverse(), 0, ...right];
}

export function placesAlong(edition: Edition, length: number): number[] {
  const { sideMargin, penalty2Line, penalty3Line, penalty4Line } = edition.n;
  const near = [0, sideMargin, penalty2Line, penalty3Line, penalty4Line];
  return [...near, length / 2, ...near.map((y) => length - y).reverse()].flatMap(around);
}

function setUp(edition: Edition): Axis[] {
  const { fieldLength, fieldWidthBoards } = edition.n;
  const grid = placesAlong(edition, fieldLength).flatMap((y) =>
    placesAcross(edition, fieldWidthBoards).map((x) => ({ x, y })),
  );
  const whereOf = (name: string): AxisValue[] =>
    points(name, grid).values.map((v) => ({ ...v, label: `${name} ${v.label}` }));
  const crossings = placesAcross(edition, fieldWidthBoards);
  const where = [
    { label: "no place", facts: {} },
    ...whereOf("foulAt"),
    ...whereOf("ballAt"),
    ...numbers("crossedAt", crossings).values.map((v) => ({ ...v, label: `crossedAt ${v.label}` })),
  ];
  const list = [
    ["2", { penalty: "2" }],
    ["2 line", { penalty: "2", hitFrom: "line" }],
    ["2 spot", { penalty: "2", hitFrom: "spot" }],
    ["3", { penalty: "3" }],
    ["3 defended", { penalty: "3", defended: true }],
    ["4", { penalty: "4" }],
    ["5a", { penalty: "5a" }],
    ["5b", { penalty: "5b" }],
    ["6", { penalty: "6" }],
  ] as const;
  return [variants(list), { name: "place", values: where }];
}

function positions(edition: Edition): Axis[] {
  const { goalHalfWidth, goalDepth, keepBackLine, keepBehindLine3, keepAway, fieldLength } = edition.n;
  const across = [0, ...around(goalHalfWidth), 20, 35, 60];
  const along = [
    ...around(-goalDepth),
    ...around(0),
    ...around(goalDepth),
    20,
    ...around(keepBackLine),
    ...around(keepBehindLine3),
    ...around(PLAIN_5A.y - keepAway),
    ...around(PLAIN_5A.y),
    ...around(PLAIN_5A.y + keepAway),
    ...around(fieldLength / 2),
    fieldLength - 1,
  ];
  const grid = along.flatMap((y) => across.map((x) => ({ x, y })));
  const players = TEAMS.flatMap((team) =>
    [false, true].flatMap((off) =>
      grid.map((at) => ({
        label: `${team}${off ? " off" : ""} (${at.x},${at.y})`,
        facts: { players: [{ id: "P", team, at, off }] },
      })),
    ),
  );
  const near5a = ["5a near", { penalty: "5a", ball: { x: 0, y: 20 } }] as const;
  return [variants([...HITS, near5a]), { name: "player", values: players }];
}

function comeBack(edition: Edition): Axis[] {
  const n = edition.n;
  const hits = HITS.map(([label, facts]) => {
    const { hitFrom: _told, ...rest } = facts as Record<string, unknown>;
    return [label, rest] as const;
  });
  return [
    variants(hits),
    choices("team", ["opposing", "hitting"]),
    flag("onField", true),
    numbers("nearest", [n.nearestByDefault, ...around(n.returnKeepAway)]),
    flag("unobtrusive", true),
    flag("reached", true),
    flag("madePlay"),
    flag("passedTeammate"),
    numbers("ballTravelled", [0, ...around(n.ballTravel)]),
    flag("passedMidfield"),
  ];
}

/** Every set of one to four offenders with handicaps 2, 3, 4 and 5, against a disabled player of 3. */
function removal(): Axis[] {
  const handicaps = [2, 3, 4, 5];
  let sets: number[][] = [[]];
  const all: number[][] = [];
  for (let size = 1; size <= 4; size++) {
    sets = sets.flatMap((set) =>
      handicaps.filter((h) => set.length === 0 || h >= (set.at(-1) ?? 0)).map((h) => [...set, h]),
    );
    all.push(...sets);
  }
  const fouling = all.map((set) => ({
    label: set.join(" "),
    facts: { disabled: { handicap: 3 }, fouling: set.map((handicap, index) => ({ id: `P${index + 1}`, handicap })) },
  }));
  return [{ name: "fouling", values: fouling }, flag("byFoul", true), flag("retired", true), flag("resumed")];
}

function afterRemoval(): Axis[] {
  const trios = [
    [1, 2, 3],
    [3, 2, 1],
    [2, 2, 2],
    [1, 2, 2],
    [1, 2, 3.5],
    [-1, 0, 1],
    [0.1, 0.2, 0],
  ];
  const sums = ["kept", "proposed"].map((name) => ({
    name,
    values: [
      { label: "none", facts: {} },
      ...trios.map((trio) => ({ label: trio.join(" "), facts: { [name]: trio } })),
    ],
  }));
  return [choices("who", AFTER_REMOVAL), ...sums];
}

/** The axes of every kind. */
export function axesOf(kind: Kind, edition: Edition): readonly Axis[] {
  switch (kind) {
    case "execution":
      return execution(edition);
    case "set-up":
      return setUp(edition);
    case "positions":
      return positions(edition);
    case "return":
      return comeBack(edition);
    case "removal":
      return removal();
    case "after-removal":
      return afterRemoval();
    case "mount":
      return [choices("broke", MOUNT_RULES), flag("cured"), flag("delays")];
    case "forfeit": {
      const lists = [
        ["home"],
        ["away"],
        ["home", "away"],
        ["away", "home"],
        ["home", "home"],
        ["away", "home", "away"],
      ];
      return [{ name: "by", values: lists.map((by) => ({ label: by.join(" "), facts: { by } })) }];
    }
    case "exclusion":
      return [flag("deliberate"), flag("dangerous"), flag("prejudicial")];
    case "goal-saving":
      return [flag("dangerous"), flag("deliberate"), flag("nearGoal"), flag("toSaveGoal")];
    case "defence-election":
      return [
        flag("elected"),
        flag("announced"),
        numbers("upperHandicap", [0, ...around(edition.n.defendedFrom), edition.n.eventHandicapMax]),
        flag("allGamesTwoCertified"),
        flag("approved"),
      ];
    case "follow-up":
      return [choices("penalty", ["4", "6"]), choices("by", TEAMS), flag("safe", true)];
  }
}
