/** Points and fields that are none. */
import { bad, ex } from "./bad-input";
import { at, type BadInputCase } from "./case";

const places = bad([
  ["ball.missing-2-spot", ex({ penalty: "2", hitFrom: "spot" }), "missing", "ball", "Where is the spot?"],
  ["ball.missing-5a", ex({ penalty: "5a" }), "missing", "ball", "Where is the spot?"],
  ["ball.missing-6", ex({ penalty: "6" }), "missing", "ball", "Level with what?"],
  ["ball.missing-kn", ex({ penalty: "knock-in" }), "missing", "ball", "Where on the back line?"],
  ["ball.wrong-2", ex({ penalty: "2", ball: at(0, 31) }), "wrong-place", "ball", "A 2 from the line lies at (0, 30)."],
  ["ball.wrong-3", ex({ penalty: "3", ball: at(1, 40) }), "wrong-place", "ball", "A 3 lies at (0, 40)."],
  ["ball.wrong-4", ex({ penalty: "4", ball: at(0, 40) }), "wrong-place", "ball", "A 4 lies at (0, 60)."],
  [
    "ball.wrong-5b",
    ex({ penalty: "5b", ball: at(0, 150), field: { length: 250 } }),
    "wrong-place",
    "ball",
    "Here the centre is at 125.",
  ],
  ["ball.6-59.9", ex({ penalty: "6", ball: at(0, 59.9) }), null, ["ball", "ball.y"], "A 6 lies on the 60-yard line."],
  ["ball.6-40.1", ex({ penalty: "6", ball: at(40.1, 60) }), null, ["ball", "ball.x"], "At most 40 from the middle."],
  [
    "ball.6-minus-40.1",
    ex({ penalty: "6", ball: at(-40.1, 60) }),
    null,
    ["ball", "ball.x"],
    "At most 40 from the middle.",
  ],
  ["ball.nan", ex({ penalty: "5a", ball: at(Number.NaN, 100) }), "not-finite", "ball.x", "No number."],
  [
    "ball.infinite",
    ex({ penalty: "5a", ball: at(0, Number.POSITIVE_INFINITY) }),
    "not-finite",
    "ball.y",
    "No finite number.",
  ],
  ["ball.no-y", ex({ penalty: "5a", ball: { x: 1 } }), "missing", "ball.y", "Half a point."],
  ["ball.z", ex({ penalty: "5a", ball: { x: 1, y: 100, z: 0 } }), "unknown-fact", "ball.z", "A point has no height."],
  ["ball.list", ex({ penalty: "5a", ball: [0, 100] }), "wrong-type", "ball", "A point is an object."],
  ["ball.null", ex({ penalty: "5a", ball: null }), null, "ball", "A point is an object."],
  ["ball.text", ex({ penalty: "5a", ball: { x: "0", y: 100 } }), "wrong-type", "ball.x", "A number is wanted."],
  [
    "ball.off-right",
    ex({ penalty: "5a", ball: at(140.1, 100) }),
    "off-field",
    ["ball", "ball.x"],
    "More than 60 beyond the boards at 80.",
  ],
  ["ball.off-left", ex({ penalty: "5a", ball: at(-140.1, 100) }), "off-field", ["ball", "ball.x"], "The other side."],
  [
    "ball.off-lines",
    ex({ penalty: "5a", ball: at(160.1, 100), field: { sides: "lines" } }),
    "off-field",
    ["ball", "ball.x"],
    "More than 60 beyond the line at 100.",
  ],
  [
    "ball.off-near-end",
    ex({ penalty: "5a", ball: at(0, -60.1) }),
    "off-field",
    ["ball", "ball.y"],
    "More than 60 behind the back line.",
  ],
  [
    "ball.off-far-end",
    ex({ penalty: "5a", ball: at(0, 360.1) }),
    "off-field",
    ["ball", "ball.y"],
    "More than 60 beyond the other.",
  ],
  ["stoppedAt.missing", ex({ penalty: "2", result: "stopped-short" }), null, "stoppedAt", "Stopped where?"],
  [
    "stoppedAt.not-stopped",
    ex({ penalty: "2", stoppedAt: at(0, 10) }),
    null,
    ["stoppedAt", "result"],
    "It did not stop.",
  ],
  [
    "stoppedAt.minus-0.1",
    ex({ penalty: "2", result: "stopped-short", stoppedAt: at(0, -0.1) }),
    null,
    ["stoppedAt", "stoppedAt.y"],
    "That is beyond the end.",
  ],
  [
    "stoppedAt.nan",
    ex({ penalty: "2", result: "stopped-short", stoppedAt: at(0, Number.NaN) }),
    "not-finite",
    "stoppedAt.y",
    "No number.",
  ],
]);

const fields = bad([
  [
    "field.length-119.9",
    ex({ penalty: "4", field: { length: 119.9 } }),
    "out-of-range",
    "field.length",
    "Shorter than 120.",
  ],
  [
    "field.width-79.9",
    ex({ penalty: "4", field: { width: 79.9 } }),
    "out-of-range",
    "field.width",
    "Narrower than 80.",
  ],
  ["field.length-nan", ex({ penalty: "4", field: { length: Number.NaN } }), "not-finite", "field.length", "No number."],
  [
    "field.length-text",
    ex({ penalty: "4", field: { length: "300" } }),
    "wrong-type",
    "field.length",
    "A number is wanted.",
  ],
  [
    "field.width-infinite",
    ex({ penalty: "4", field: { width: Number.POSITIVE_INFINITY } }),
    "not-finite",
    "field.width",
    "No finite number.",
  ],
  ["field.sides", ex({ penalty: "4", field: { sides: "walls" } }), "unknown-value", "field.sides", "Boards or lines."],
  [
    "field.unknown",
    ex({ penalty: "4", field: { depth: 3 } }),
    "unknown-fact",
    "field.depth",
    "No such fact of a field.",
  ],
  ["field.list", ex({ penalty: "4", field: [300, 160] }), "wrong-type", "field", "A field is an object."],
  ["field.null", ex({ penalty: "4", field: null }), null, "field", "A field is an object."],
]);

const doubtful: readonly BadInputCase[] = [
  {
    id: "ball.kn-off-its-line",
    input: ex({ penalty: "knock-in", ball: at(5, 299) }),
    path: ["ball", "ball.y"],
    why: "A knock-in's ball lies on y = field.length.",
    doubt: "The contract says where it lies; its list of bad input does not name it.",
  },
];

export const badPlaces: readonly BadInputCase[] = [...places, ...fields, ...doubtful];
