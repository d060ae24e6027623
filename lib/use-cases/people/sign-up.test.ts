import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "@/db/client";
import { findProfile } from "@/db/people";
import { freshDatabase, testDatabase } from "@/db/testing";
import { guest } from "../actor";
import { ADDRESS, form, NOW, PASSWORD, signedUp } from "./people.testing";
import { signIn } from "./sign-in";
import { signUp } from "./sign-up";

describe("sign-up", () => {
  it("makes a candidate and nothing more, signed in", async () => {
    const db = testDatabase();
    const actor = await signedUp(db, { roles: ["admin"], role: "admin", id: "mine", state: "disabled" });
    expect(actor.roles).toEqual(["candidate"]);
    expect(await findProfile(db, actor.personId ?? "")).toMatchObject({
      name: "Ana Ñandú",
      email: "ana@example.org",
      memberNumber: null,
      locale: "es",
    });
    expect(db.all(sql`select act, actor_id = subject_person_id as own, data from audit`)).toEqual([
      { act: "sign-up", own: 1, data: "{}" },
    ]);
  });

  it("normalises what is typed", async () => {
    const db = testDatabase();
    const actor = await signedUp(db, {
      name: "  Jose\u0301   Paz ",
      email: " Jose@Example.ORG ",
      memberNumber: "ab-12",
    });
    expect(await findProfile(db, actor.personId ?? "")).toMatchObject({
      name: "José Paz",
      email: "jose@example.org",
      memberNumber: "AB-12",
    });
  });

  it.each([
    [{ name: "" }, [{ field: "name", code: "required" }]],
    [{ name: "   " }, [{ field: "name", code: "required" }]],
    [{ name: "a\u0000b" }, [{ field: "name", code: "bad-characters" }]],
    [{ name: "a\ud800b" }, [{ field: "name", code: "bad-characters" }]],
    [{ name: "x".repeat(121) }, [{ field: "name", code: "too-long", params: { max: 120 } }]],
    [{ name: "x".repeat(10_000_000) }, [{ field: "name", code: "too-long", params: { max: 120 } }]],
    [{ name: ["Ana"] }, [{ field: "name", code: "bad-input" }]],
    [{ email: "ana" }, [{ field: "email", code: "bad-email" }]],
    [{ email: "a b@example.org" }, [{ field: "email", code: "bad-email" }]],
    [{ password: "123456789" }, [{ field: "password", code: "password-too-short", params: { min: 10 } }]],
    [{ password: "x".repeat(201) }, [{ field: "password", code: "too-long", params: { max: 200 } }]],
    [{ memberNumber: "<b>" }, [{ field: "memberNumber", code: "bad-member-number" }]],
    [{ locale: "de" }, [{ field: "locale", code: "bad-choice" }]],
    [
      { name: "", email: "", password: "" },
      ["name", "email", "password"].map((field) => ({ field, code: "required" })),
    ],
  ])("refuses %#: the field, and why", async (changes, fields) => {
    const db = testDatabase();
    const outcome = await signUp(db, guest, form(changes), ADDRESS, NOW);
    expect(outcome).toEqual({ ok: false, code: "bad-input", fields });
    expect(db.all(sql`select 1 from persons`)).toEqual([]);
  });

  it.each([[null], [[]], ["text"], [7], [{}]])("refuses what is no form: %j", async (input) => {
    expect(await signUp(testDatabase(), guest, input, ADDRESS, NOW)).toMatchObject({ ok: false, code: "bad-input" });
  });

  it("keeps a name that looks like markup as it is", async () => {
    const db = testDatabase();
    const name = "<img src=x onerror=alert(1)> anA";
    const actor = await signedUp(db, { name });
    expect((await findProfile(db, actor.personId ?? ""))?.name).toBe(name);
  });

  it.each(["\u202enA", "\u200b\u2060", "Ana\u2067"])(
    "refuses a name that turns the line round or shows nothing: %j",
    async (name) => {
      const db = testDatabase();
      expect(await signUp(db, guest, form({ name }), ADDRESS, NOW)).toMatchObject({ fields: [{ field: "name" }] });
    },
  );

  it("refuses an email and a member number that somebody has, however they are written", async () => {
    const db = testDatabase();
    await signedUp(db, { memberNumber: "ab-12" });
    const other = (changes: object) => signUp(db, guest, form({ email: "bea@example.org", ...changes }), ADDRESS, NOW);
    expect(await other({ email: "ANA@example.org" })).toMatchObject({
      code: "email-taken",
      fields: [{ field: "email", code: "email-taken" }],
    });
    expect(await other({ memberNumber: "AB-12" })).toMatchObject({
      code: "member-number-taken",
      fields: [{ field: "memberNumber", code: "member-number-taken" }],
    });
    expect(db.all(sql`select 1 from persons`)).toHaveLength(1);
  });

  it("gives one number to one of those who ask at once, also over two connections", async () => {
    const { db, file } = freshDatabase();
    const other = openDatabase(file);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        signUp(
          index % 2 ? db : other,
          guest,
          form({ email: `p${index}@example.org`, memberNumber: "7" }),
          ADDRESS,
          NOW,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    const refusals = outcomes.filter((outcome) => !outcome.ok);
    expect(new Set(refusals.map((outcome) => (outcome.ok ? "" : outcome.code)))).toEqual(
      new Set(["member-number-taken"]),
    );
    expect(db.all(sql`select 1 from persons where member_number = '7'`)).toHaveLength(1);
    expect(db.all(sql`select 1 from accounts`)).toHaveLength(1);
  });

  it("is not for somebody signed in", async () => {
    const db = testDatabase();
    const actor = await signedUp(db);
    expect(await signUp(db, actor, form({ email: "b@example.org" }), ADDRESS, NOW)).toMatchObject({
      code: "already-signed-in",
    });
  });

  it("leaves no password in the file, and the hash says how it was made", async () => {
    const db = testDatabase();
    await signedUp(db);
    const [row] = db.all<{ hash: string }>(sql`select password_hash as hash from accounts`);
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(db.$client.serialize().includes(PASSWORD)).toBe(false);
    expect(await signIn(db, { email: "ana@example.org", password: PASSWORD }, ADDRESS, NOW)).toMatchObject({
      ok: true,
    });
  });
});
