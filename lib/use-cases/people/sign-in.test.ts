import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testDatabase } from "@/db/testing";
import { guest } from "../actor";
import { changePassword } from "./change-password";
import { changeState, grantRole, revokeRole } from "./change-role";
import { SESSION_MS } from "./open-session";
import { ADDRESS, again, NOW, PASSWORD, personWith, signedUp } from "./people.testing";
import { readSession } from "./read-session";
import { signIn } from "./sign-in";
import { signOut } from "./sign-out";

const MINUTE = 60_000;
const ana = { email: "ana@example.org", password: PASSWORD };

describe("sign-in", () => {
  it("opens a session for the right password, however the email is written", async () => {
    const db = testDatabase();
    const { personId } = await signedUp(db);
    const outcome = await signIn(db, { ...ana, email: " ANA@Example.org" }, ADDRESS, NOW);
    expect(outcome).toMatchObject({ ok: true, value: { personId } });
    if (outcome.ok) expect((await readSession(db, outcome.value, NOW)).actor.roles).toEqual(["candidate"]);
  });

  it("answers a wrong password, an unknown email and a disabled person alike", async () => {
    const db = testDatabase();
    const { personId } = await signedUp(db);
    const admin = await personWith(db, ["admin"]);
    const refused = { ok: false, code: "bad-credentials" };
    expect(await signIn(db, { ...ana, password: "not this one" }, ADDRESS, NOW)).toEqual(refused);
    expect(await signIn(db, { ...ana, email: "nobody@example.org" }, ADDRESS, NOW)).toEqual(refused);
    await changeState(db, admin, { personId, state: "disabled" }, NOW);
    expect(await signIn(db, ana, ADDRESS, NOW)).toEqual(refused);
  });

  it("does the work of a check for an unknown email too", async () => {
    const db = testDatabase();
    await signedUp(db);
    const timed = async (email: string) => {
      const start = performance.now();
      await signIn(db, { email, password: "not this one" }, crypto.randomUUID(), NOW);
      return performance.now() - start;
    };
    await timed("nobody@example.org");
    const median = async (email: string) => {
      const times: number[] = [];
      for (let each = 0; each < 7; each++) times.push(await timed(email));
      return times.sort((a, b) => a - b)[3] ?? 0;
    };
    const [known, unknown] = [await median("ana@example.org"), await median("nobody@example.org")];
    expect(unknown).toBeGreaterThan(known / 3);
  });

  it("stops after ten tries of one email from one address, also sent at once; elsewhere and later it goes on", async () => {
    const db = testDatabase();
    await signedUp(db);
    const wrong = { ...ana, password: "not this one" };
    const burst = await Promise.all(Array.from({ length: 15 }, () => signIn(db, wrong, ADDRESS, NOW)));
    const codes = burst.map((outcome) => (outcome.ok ? "" : outcome.code));
    expect(codes.filter((code) => code === "bad-credentials")).toHaveLength(10);
    expect(codes.filter((code) => code === "too-many-tries")).toHaveLength(5);
    expect(await signIn(db, ana, ADDRESS, NOW + MINUTE)).toEqual({
      ok: false,
      code: "too-many-tries",
      params: { minutes: 14 },
    });
    expect(await signIn(db, ana, "198.51.100.1", NOW + MINUTE)).toMatchObject({ ok: true });
    expect(await signIn(db, ana, ADDRESS, NOW + 15 * MINUTE)).toMatchObject({ ok: true });
  });

  it("forgets the tries once the right password came", async () => {
    const db = testDatabase();
    await signedUp(db);
    for (let each = 0; each < 25; each++) expect(await signIn(db, ana, ADDRESS, NOW)).toMatchObject({ ok: true });
  });

  it("keeps neither email nor address where it counts tries", async () => {
    const db = testDatabase();
    await signIn(db, { email: "secret@example.org", password: "whatever it is" }, ADDRESS, NOW);
    const text = JSON.stringify(db.all(sql`select * from throttle_hits`));
    expect(text).not.toContain("secret");
    expect(text).not.toContain(ADDRESS);
  });
});

describe("a session", () => {
  it("has the roles of this moment, not those of the sign-in", async () => {
    const db = testDatabase();
    const admin = await personWith(db, ["admin"]);
    const staff = await personWith(db, ["staff", "candidate"]);
    await revokeRole(db, admin, { personId: staff.personId, role: "staff" }, NOW);
    expect((await again(db, staff)).roles).toEqual(["candidate"]);
    await grantRole(db, admin, { personId: staff.personId, role: "certifier" }, NOW);
    expect((await again(db, staff)).roles).toEqual(["candidate", "certifier"]);
  });

  it("ends by signing out, and only that one", async () => {
    const db = testDatabase();
    const first = await signedUp(db);
    const second = await signIn(db, ana, ADDRESS, NOW);
    await signOut(db, first);
    expect(await again(db, first)).toEqual(guest);
    if (second.ok) expect((await readSession(db, second.value, NOW)).actor.personId).toBe(first.personId);
  });

  it("lapses after its time", async () => {
    const db = testDatabase();
    const actor = await signedUp(db);
    expect((await again(db, actor, NOW + SESSION_MS - 1)).personId).toBe(actor.personId);
    expect(await again(db, actor, NOW + SESSION_MS)).toEqual(guest);
  });

  it("is worth nothing with another person's id", async () => {
    const db = testDatabase();
    const actor = await signedUp(db);
    const other = await personWith(db, ["admin"]);
    expect(await again(db, { ...actor, personId: other.personId })).toEqual(guest);
    expect(await again(db, { ...actor, sessionId: "no-such-session" })).toEqual(guest);
  });

  it("ends when the person is disabled, and does not come back with it", async () => {
    const db = testDatabase();
    const admin = await personWith(db, ["admin"]);
    const actor = await signedUp(db);
    await changeState(db, admin, { personId: actor.personId, state: "disabled" }, NOW);
    expect(await again(db, actor)).toEqual(guest);
    await changeState(db, admin, { personId: actor.personId, state: "active" }, NOW);
    expect(await again(db, actor)).toEqual(guest);
  });

  it("ends by a new password, except the one in which it was changed", async () => {
    const db = testDatabase();
    const here = await signedUp(db);
    const elsewhere = await signIn(db, ana, ADDRESS, NOW);
    const change = { password: PASSWORD, newPassword: "another horse battery" };
    expect(await changePassword(db, here, { ...change, password: "not this one" }, NOW)).toMatchObject({
      code: "wrong-password",
      fields: [{ field: "password" }],
    });
    if (elsewhere.ok) expect((await readSession(db, elsewhere.value, NOW)).actor.personId).toBe(here.personId);
    expect(await changePassword(db, here, change, NOW)).toEqual({ ok: true, value: null });
    expect((await again(db, here)).personId).toBe(here.personId);
    if (elsewhere.ok) expect((await readSession(db, elsewhere.value, NOW)).actor).toEqual(guest);
    expect(await signIn(db, ana, ADDRESS, NOW)).toMatchObject({ code: "bad-credentials" });
    expect(await signIn(db, { ...ana, password: change.newPassword }, ADDRESS, NOW)).toMatchObject({ ok: true });
    expect(await changePassword(db, guest, change, NOW)).toMatchObject({ code: "signed-out" });
  });
});
