import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testDatabase } from "@/db/testing";
import { guest } from "../actor";
import { getProfile } from "./get-profile";
import { giveMemberNumber } from "./give-member-number";
import { listPeople, PEOPLE_PER_PAGE } from "./list-people";
import { NOW, personWith, signedUp } from "./people.testing";
import { saveProfile } from "./save-profile";

describe("the own page", () => {
  it("shows and saves name and language, of the actor and nobody else", async () => {
    const db = testDatabase();
    const ana = await signedUp(db);
    const other = await personWith(db, ["candidate"], "Bea");
    const input = { name: "Ana Paz", locale: "it", personId: other.personId, memberNumber: "99", roles: ["admin"] };
    expect(await saveProfile(db, ana, input, NOW)).toEqual({ ok: true, value: "it" });
    expect(await getProfile(db, ana)).toMatchObject({ value: { name: "Ana Paz", locale: "it", memberNumber: null } });
    expect(await getProfile(db, other)).toMatchObject({ value: { name: "Bea", locale: "en" } });
    expect(await getProfile(db, guest)).toEqual({ ok: false, code: "signed-out" });
    expect(await saveProfile(db, guest, input, NOW)).toEqual({ ok: false, code: "signed-out" });
  });

  it("takes a member number once; the same sent twice is no fault, another is", async () => {
    const db = testDatabase();
    const ana = await signedUp(db);
    const bea = await signedUp(db, { email: "bea@example.org", memberNumber: "77" });
    const give = (actor: typeof ana, memberNumber: string) => giveMemberNumber(db, actor, { memberNumber }, NOW);
    expect(await give(ana, "77")).toMatchObject({ code: "member-number-taken", fields: [{ field: "memberNumber" }] });
    expect(await give(ana, "")).toMatchObject({ fields: [{ field: "memberNumber", code: "required" }] });
    expect(await give(ana, "m-42")).toEqual({ ok: true, value: "M-42" });
    expect(await give(ana, "M-42")).toEqual({ ok: true, value: "M-42" });
    expect(await give(ana, "43")).toEqual({ ok: false, code: "member-number-kept" });
    expect(await give(bea, "M-42")).toEqual({ ok: false, code: "member-number-kept" });
    expect(await give(guest, "44")).toEqual({ ok: false, code: "signed-out" });
  });

  it("leaves no name, email or number in the audit log", async () => {
    const db = testDatabase();
    const ana = await signedUp(db, { name: "Anabelsecret", email: "mailsecret@example.org" });
    await giveMemberNumber(db, ana, { memberNumber: "NUMBERSECRET" }, NOW);
    await saveProfile(db, ana, { name: "Othersecret", locale: "en" }, NOW);
    const log = JSON.stringify(db.all(sql`select * from audit`));
    expect(log).toContain("give-member-number");
    expect(log.toLowerCase()).not.toContain("secret");
  });
});

describe("the list of people", () => {
  it("is for administrators", async () => {
    const db = testDatabase();
    const staff = await personWith(db, ["staff", "certifier", "candidate"]);
    expect(await listPeople(db, staff, {})).toEqual({ ok: false, code: "forbidden" });
    expect(await listPeople(db, guest, {})).toEqual({ ok: false, code: "signed-out" });
  });

  it("finds by name without accents, by number and by email; no sign is a wildcard", async () => {
    const db = testDatabase();
    const admin = await personWith(db, ["admin"], "Admin");
    await signedUp(db, { name: "José Ñandú", email: "jose@example.org", memberNumber: "AB-12" });
    await signedUp(db, { name: "100 % Łoś", email: "los@example.org" });
    const names = async (search: string) => {
      const found = await listPeople(db, admin, { search });
      return found.ok ? found.value.rows.map(({ name }) => name) : found.code;
    };
    expect(await names("jose nandu")).toEqual(["José Ñandú"]);
    expect(await names("NANDÚ")).toEqual(["José Ñandú"]);
    expect(await names("b-1")).toEqual(["José Ñandú"]);
    expect(await names("los@")).toEqual(["100 % Łoś"]);
    expect(await names("%")).toEqual(["100 % Łoś"]);
    expect(await names("_")).toEqual([]);
    expect(await names("'; drop table persons; --")).toEqual([]);
    expect(await names("")).toEqual(["100 % Łoś", "Admin", "José Ñandú"]);
  });

  it("comes in pages, each person on one of them, and filters by role", async () => {
    const db = testDatabase();
    const admin = await personWith(db, ["admin", "staff"], "Admin");
    for (let each = 0; each < PEOPLE_PER_PAGE + 3; each++) await personWith(db, ["candidate"], "Same Name");
    const page = async (input: object) => {
      const found = await listPeople(db, admin, input);
      if (!found.ok) throw new Error(found.code);
      return found.value;
    };
    const [first, second] = [await page({ page: "1" }), await page({ page: "2" })];
    expect([first.rows.length, second.rows.length, first.total, first.pages]).toEqual([25, 4, 29, 2]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(29);
    expect(await page({ role: "staff" })).toMatchObject({
      total: 1,
      rows: [{ name: "Admin", roles: ["admin", "staff"] }],
    });
    expect((await page({ page: "99" })).page).toBe(2);
    expect((await page({ page: "-1", role: "king", search: ["x"] })).total).toBe(29);
  });
});
