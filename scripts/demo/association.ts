/** The association of the demonstration: its people, their weeks of practice and their sittings, always the same. */
import type { Db } from "../../db/client";
import { moveWindows } from "../../db/demo";
import { addPerson } from "../../db/people";
import type { Role } from "../../lib/role";
import type { Actor } from "../../lib/use-cases/actor";
import { content } from "../../lib/use-cases/content";
import { closeExpired } from "../../lib/use-cases/exams/close-expired";
import { getExamEntry } from "../../lib/use-cases/exams/get-exam-entry";
import { hashPassword } from "../../lib/use-cases/people/password";
import { type Answerer, answererOf } from "./answers";
import { type Chance, makeChance, replaceRandomness } from "./chance";
import { CANDIDATES, type Candidate, OFFICE, SIGN_INS, SKILL } from "./people";
import { playAsGuest, practise } from "./practise";
import { sit, told } from "./sit";

const SEED = 2026;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const OPEN_DAYS = 45;
const WAIT_DAYS = 7;

/** Fills a database that holds the defaults and nobody. @param now epoch milliseconds; everything lies in the weeks before */
export async function makeAssociation(db: Db, now: number): Promise<void> {
  const chance = makeChance(SEED);
  replaceRandomness(makeChance(SEED + 1));
  const opened = now - OPEN_DAYS * DAY;
  moveWindows(db, opened, now + 20 * DAY);
  const { windowId, examines } = told(await getExamEntry(db, { personId: null, roles: [], sessionId: null }, {}, now));
  const answer = answererOf(content(examines.edition), chance);
  for (const { name, roles } of OFFICE) await addMember(db, { name, roles, number: null }, opened);
  for (const [place, candidate] of CANDIDATES.entries()) {
    const number = `PU-${1041 + place * 7}`;
    const roles: Role[] = candidate.name === SIGN_INS[1]?.name ? ["candidate", "certifier"] : ["candidate"];
    const actor = await addMember(db, { ...candidate, roles, number }, opened);
    await live(db, { candidate, actor, windowId, place, now }, answer, chance);
  }
  for (let day = OPEN_DAYS; day > 0; day -= 1) {
    const plays = chance.between(1, 4);
    for (let n = 0; n < plays; n += 1) {
      await playAsGuest(db, now - day * DAY + chance.between(1, 20) * HOUR, SKILL.weak, answer);
    }
  }
  await closeExpired(db, now);
}

interface Member extends Partial<Pick<Candidate, "level" | "locale">> {
  readonly name: string;
  readonly roles: readonly Role[];
  readonly number: string | null;
}

/** A person; with a sign-in where one is stated. Most have none, as members that an association brings along. */
async function addMember(db: Db, member: Member, at: number): Promise<Actor> {
  const { name, roles, number: memberNumber, level = null, locale = "en" } = member;
  const signIn = SIGN_INS.find((one) => one.name === name);
  const account =
    signIn === undefined ? null : { email: signIn.email, passwordHash: await hashPassword(signIn.password) };
  const id = crypto.randomUUID();
  const added = await addPerson(
    db,
    { id, name, memberNumber, level, locale, roles, account },
    { act: "make-demonstration", actorId: null },
    at,
  );
  if (added !== "added") throw new Error(`${name}: ${added}`);
  return { personId: id, roles, sessionId: "demonstration" };
}

interface Life {
  readonly candidate: Candidate;
  readonly actor: Actor;
  readonly windowId: string;
  readonly place: number;
  readonly now: number;
}

/** Practice first, then up to three sittings, each better prepared than the one before. */
async function live(db: Db, life: Life, answer: Answerer, chance: Chance): Promise<void> {
  const { candidate, actor, windowId, place, now } = life;
  const { locale, plan } = candidate;
  const skill = SKILL[candidate.skill];
  const isFirst = place === 0;
  if (isFirst || place % 4 === 1) {
    for (let week = 5; week >= 1; week -= 1) {
      const from = now - week * 7 * DAY - chance.between(2, 8) * HOUR;
      await practise(
        db,
        actor,
        { from, questions: isFirst ? 14 : chance.between(4, 9), skill: skill - 0.8 },
        answer,
        chance,
      );
    }
  }
  const sitting = { actor, windowId, locale, minutes: chance.between(35, 80) };
  if (plan === "later") return;
  if (plan === "now") {
    const startsAt = now - 25 * MINUTE;
    await sit(db, { ...sitting, skill, startsAt, minutes: 70, until: chance.between(12, 17) }, answer, chance);
    return;
  }
  if (plan === "lost") {
    await sit(db, { ...sitting, skill, startsAt: now - 4 * DAY, until: 41 }, answer, chance);
    return;
  }
  // The first one, who has a sign-in, has failed nine days ago and may start again today.
  let startsAt = isFirst ? now - 9 * DAY : now - chance.between(2 * 24, (OPEN_DAYS - 5) * 24) * HOUR;
  for (let tries = 0; tries < (isFirst ? 1 : 3); tries += 1) {
    const minutes = chance.between(32, 84);
    const better = skill + 0.5 * tries;
    const endedAt = await sit(db, { ...sitting, minutes, skill: better, startsAt, until: "submit" }, answer, chance);
    const entry = told(await getExamEntry(db, actor, { windowId }, endedAt));
    startsAt = endedAt + WAIT_DAYS * DAY + chance.between(3, 60) * HOUR;
    if (entry.attempts.at(-1)?.passed === true || startsAt > now - 2 * HOUR || chance.happens(0.15)) return;
  }
}
