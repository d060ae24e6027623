import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "@/db/client";
import { testDatabase } from "@/db/testing";
import { type Actor, guest } from "../actor";
import { changeState, grantRole, revokeRole } from "./change-role";
import { again, NOW, personWith } from "./people.testing";

let db: Db;
let admin: Actor;
let person: Actor;

beforeEach(async () => {
  db = testDatabase();
  admin = await personWith(db, ["admin"]);
  person = await personWith(db, ["candidate"]);
});

const acts = () =>
  db.all(sql`select act, actor_id as actor, subject_person_id as subject, data from audit where act <> 'test'`);

describe("granting and revoking", () => {
  it("changes the role and writes who did it to whom", async () => {
    const input = { personId: person.personId, role: "staff" };
    expect(await grantRole(db, admin, input, NOW)).toEqual({ ok: true, value: "changed" });
    expect((await again(db, person)).roles).toEqual(["candidate", "staff"]);
    expect(await revokeRole(db, admin, input, NOW)).toEqual({ ok: true, value: "changed" });
    expect((await again(db, person)).roles).toEqual(["candidate"]);
    const line = { actor: admin.personId, subject: person.personId, data: '{"role":"staff"}' };
    expect(acts()).toEqual([
      { act: "grant-role", ...line },
      { act: "revoke-role", ...line },
    ]);
  });

  it("sent twice, changes and writes once", async () => {
    const input = { personId: person.personId, role: "staff" };
    await grantRole(db, admin, input, NOW);
    expect(await grantRole(db, admin, input, NOW)).toEqual({ ok: true, value: "unchanged" });
    await revokeRole(db, admin, input, NOW);
    expect(await revokeRole(db, admin, input, NOW)).toEqual({ ok: true, value: "unchanged" });
    expect(acts()).toHaveLength(2);
  });

  it.each([["staff"], ["certifier"], ["candidate"]] as const)("is not for a %s, and not for a guest", async (role) => {
    const actor = await personWith(db, [role]);
    const input = { personId: actor.personId, role: "admin" };
    for (const act of [grantRole, revokeRole]) {
      expect(await act(db, actor, input, NOW)).toEqual({ ok: false, code: "forbidden" });
      expect(await act(db, guest, input, NOW)).toEqual({ ok: false, code: "signed-out" });
    }
    const stateInput = { personId: admin.personId, state: "disabled" };
    expect(await changeState(db, actor, stateInput, NOW)).toEqual({ ok: false, code: "forbidden" });
    expect(acts()).toEqual([]);
  });

  it("refuses an unknown person, an id that cannot be one and a role that is none", async () => {
    const notFound = { ok: false, code: "not-found" };
    expect(await grantRole(db, admin, { personId: "nobody", role: "staff" }, NOW)).toEqual(notFound);
    expect(await grantRole(db, admin, { personId: "../x", role: "staff" }, NOW)).toEqual(notFound);
    expect(await grantRole(db, admin, { personId: person.personId, role: "king" }, NOW)).toEqual({
      ok: false,
      code: "bad-input",
      fields: [{ field: "role", code: "bad-choice" }],
    });
  });

  it("takes effect for the one who loses it at once", async () => {
    const second = await personWith(db, ["admin"]);
    await revokeRole(db, admin, { personId: second.personId, role: "admin" }, NOW);
    const later = await again(db, second);
    expect(await grantRole(db, later, { personId: second.personId, role: "admin" }, NOW)).toMatchObject({
      code: "forbidden",
    });
  });
});

describe("the last administrator", () => {
  const refused = { ok: false, code: "last-admin" };

  it("keeps the role and stays active", async () => {
    expect(await revokeRole(db, admin, { personId: admin.personId, role: "admin" }, NOW)).toEqual(refused);
    expect(await changeState(db, admin, { personId: admin.personId, state: "disabled" }, NOW)).toEqual(refused);
    expect((await again(db, admin)).roles).toEqual(["admin"]);
    expect(acts()).toEqual([]);
  });

  it("may go once there is another who can sign in", async () => {
    const second = await personWith(db, ["admin"]);
    await changeState(db, admin, { personId: second.personId, state: "disabled" }, NOW);
    expect(await revokeRole(db, admin, { personId: admin.personId, role: "admin" }, NOW)).toEqual(refused);
    await changeState(db, admin, { personId: second.personId, state: "active" }, NOW);
    expect(await revokeRole(db, admin, { personId: admin.personId, role: "admin" }, NOW)).toMatchObject({ ok: true });
  });

  it("remains when two take the role from each other at once", async () => {
    const second = await personWith(db, ["admin"]);
    const outcomes = await Promise.all([
      revokeRole(db, admin, { personId: second.personId, role: "admin" }, NOW),
      revokeRole(db, second, { personId: admin.personId, role: "admin" }, NOW),
    ]);
    expect(outcomes.map((outcome) => outcome.ok).sort()).toEqual([false, true]);
    expect(db.all(sql`select 1 from person_roles where role = 'admin'`)).toHaveLength(1);
  });
});

it("an act that fails leaves neither the change nor its line in the log", async () => {
  db.$client.exec("create trigger broken before insert on audit begin select raise(abort, 'disk full'); end");
  await expect(grantRole(db, admin, { personId: person.personId, role: "staff" }, NOW)).rejects.toThrow("disk full");
  const disable = { personId: person.personId, state: "disabled" };
  await expect(changeState(db, admin, disable, NOW)).rejects.toThrow("disk full");
  expect((await again(db, person)).roles).toEqual(["candidate"]);
  expect(acts()).toEqual([]);
});
