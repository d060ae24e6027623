/**
 * A ball that lay, or died, outside the field: the rules picture it on the field (D37-05), so nobody is examined on it.
 * And deliberate strokes beside two other faults: whether all came at once is open (D36-34).
 */
import { at, execution, leaveOut, penalty, type RuleCase, retake, spotHit } from "./case";

export const offFieldCases: readonly RuleCase[] = [
  {
    id: "off-field.5a-behind-the-back-line",
    clauses: ["36.T.early.5a"],
    decisions: ["D37-05"],
    situation: execution({ penalty: "5a", ball: at(0, -3), beforePlay: true }),
    why: "The ball of this 5a lay behind the line: no rule places it there.",
    expect: leaveOut([spotHit(0, -3)], "interpretation"),
  },
  {
    id: "off-field.5a-over-the-boards",
    clauses: ["36.T.opposing.5a"],
    decisions: ["D37-05"],
    situation: execution({ penalty: "5a", ball: at(85, 100), opposing: "improper" }),
    why: "The ball of this 5a lay over the boards.",
    expect: leaveOut([penalty("4", "hitting", 0, 60)], "interpretation"),
  },
  {
    id: "off-field.3-died-over-the-side",
    clauses: ["36.2.b"],
    decisions: ["D37-05"],
    situation: execution({ penalty: "3", result: "stopped-short", stoppedAt: at(85, 20) }),
    why: "A ball at rest over the side did not stop in the field.",
    expect: leaveOut([spotHit(75, 20)], "interpretation"),
  },
  {
    id: "D36-34-early-and-tap.5a",
    clauses: ["36.5.k"],
    decisions: ["D36-34"],
    situation: execution({ penalty: "5a", ball: at(0, 100), beforePlay: true, intent: "tap", opposing: "improper" }),
    why: "Beside the early hit a tap: a fault in what was meant, so at once or not is open.",
    expect: leaveOut([retake("5a", at(0, 100))], "interpretation"),
  },
  {
    id: "D36-34-both-out-and-dribble.3",
    clauses: ["36.5.k"],
    decisions: ["D36-34"],
    situation: execution({ penalty: "3", hitting: "improper", opposing: "improper", intent: "dribble" }),
    why: "Both out of position, and the stroke a dribble.",
    expect: leaveOut([retake("3", at(0, 40))], "interpretation"),
  },
];
