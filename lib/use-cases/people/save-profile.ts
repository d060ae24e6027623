import "server-only";
import { z } from "zod";
import type { Db } from "@/db/client";
import { saveProfile as save } from "@/db/people";
import type { Locale } from "@/lib/locale";
import { type Actor, isSignedIn } from "../actor";
import { parseInput } from "../input";
import { type Outcome, refuse, succeed } from "../refusal";
import { locale, personName } from "./fields";

const schema = z.object({ name: personName, locale });

/** The actor's own name and language. @returns the language, in which the page goes on */
export async function saveProfile(db: Db, actor: Actor, input: unknown, now: number): Promise<Outcome<Locale>> {
  if (!isSignedIn(actor)) return refuse("signed-out");
  const parsed = parseInput(schema, input);
  if (!parsed.ok) return parsed;
  await save(db, actor.personId, parsed.value, now);
  return succeed(parsed.value.locale);
}
