import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testDatabase } from "@/db/testing";
import { ADDRESS, form, NOW, personWith } from "./people.testing";
import { readSession } from "./read-session";
import { checkSetupToken, makeSetupToken, setUp } from "./set-up";

const admin = form({ email: "admin@example.org", memberNumber: "1" });

describe("the set-up link", () => {
  it("makes the first administrator, once", async () => {
    const db = testDatabase();
    const token = (await makeSetupToken(db, NOW)) ?? "";
    expect(await checkSetupToken(db, token)).toBe("valid");
    expect(await checkSetupToken(db, token)).toBe("valid"); // Looking does not use it up.
    const outcome = await setUp(db, token, admin, ADDRESS, NOW);
    if (!outcome.ok) throw new Error(outcome.code);
    expect((await readSession(db, outcome.value, NOW)).actor.roles).toEqual(["admin", "staff"]);
    expect(await checkSetupToken(db, token)).toBe("used");
    const second = await setUp(db, token, form({ email: "second@example.org" }), ADDRESS, NOW);
    expect(second).toEqual({ ok: false, code: "setup-token-used" });
    expect(db.all(sql`select act from audit`)).toEqual([{ act: "set-up" }]);
    expect(await makeSetupToken(db, NOW)).toBeNull();
  });

  it("gives one administrator to two who send it at once", async () => {
    const db = testDatabase();
    const token = (await makeSetupToken(db, NOW)) ?? "";
    const outcomes = await Promise.all(
      ["a", "b", "c"].map((name) => setUp(db, token, form({ email: `${name}@example.org` }), ADDRESS, NOW)),
    );
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(db.all(sql`select 1 from persons`)).toHaveLength(1);
  });

  it("is not used up by a form with a mistake in it", async () => {
    const db = testDatabase();
    const token = (await makeSetupToken(db, NOW)) ?? "";
    expect(await setUp(db, token, { ...admin, password: "short" }, ADDRESS, NOW)).toMatchObject({ code: "bad-input" });
    expect(await checkSetupToken(db, token)).toBe("valid");
  });

  it("dies when a new start makes another", async () => {
    const db = testDatabase();
    const old = (await makeSetupToken(db, NOW)) ?? "";
    const token = (await makeSetupToken(db, NOW)) ?? "";
    expect(await checkSetupToken(db, old)).toBe("unknown");
    expect(await setUp(db, old, admin, ADDRESS, NOW)).toEqual({ ok: false, code: "setup-token-unknown" });
    expect(await checkSetupToken(db, token)).toBe("valid");
  });

  it("is kept as a hash only", async () => {
    const db = testDatabase();
    const token = (await makeSetupToken(db, NOW)) ?? "";
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(db.$client.serialize().includes(token)).toBe(false);
  });

  it("opens nothing once somebody became administrator by another way", async () => {
    const db = testDatabase();
    const token = (await makeSetupToken(db, NOW)) ?? "";
    await personWith(db, ["admin"]);
    expect(await checkSetupToken(db, token)).toBe("used");
    expect(await setUp(db, token, admin, ADDRESS, NOW)).toEqual({ ok: false, code: "setup-token-used" });
  });

  it.each(["", "x", "../../etc", "a".repeat(43), "a".repeat(100_000)])("does not know %#", async (token) => {
    const db = testDatabase();
    await makeSetupToken(db, NOW);
    expect(await checkSetupToken(db, token)).toBe("unknown");
    expect(await setUp(db, token, admin, ADDRESS, NOW)).toEqual({ ok: false, code: "setup-token-unknown" });
  });
});
