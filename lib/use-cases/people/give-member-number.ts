import "server-only";
import { z } from "zod";
import type { Db } from "@/db/client";
import { giveMemberNumber as give } from "@/db/people";
import { type Actor, isSignedIn } from "../actor";
import { parseInput } from "../input";
import { type Outcome, refuse, refuseField, succeed } from "../refusal";
import { memberNumber } from "./fields";

const schema = z.object({ memberNumber });

/** The actor's own member number, where none was given yet. Once given it stays: exams and the register go by it. */
export async function giveMemberNumber(db: Db, actor: Actor, input: unknown, now: number): Promise<Outcome<string>> {
  if (!isSignedIn(actor)) return refuse("signed-out");
  const parsed = parseInput(schema, input);
  if (!parsed.ok) return parsed;
  const given = await give(db, actor.personId, parsed.value.memberNumber, now);
  if (given === "taken") return refuseField("memberNumber", "member-number-taken");
  return given === "kept" ? refuse("member-number-kept") : succeed(parsed.value.memberNumber);
}
