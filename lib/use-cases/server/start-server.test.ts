import { beforeEach, describe, expect, test } from "vitest";
import { recordsOf } from "@/db/attempts";
import { examWorld, HOUR, START, type World } from "@/tests/exam-world";
import { stepsIn } from "@/tests/sitting-steps";
import { startServer } from "./start-server";

let world: World;
const told: string[] = [];
const tell = (line: string): void => void told.push(line);
beforeEach(() => {
  world = examWorld();
  told.length = 0;
});

describe("the start of the server", () => {
  test("ends an attempt whose time ran out while it was closed, and no other", async () => {
    const [ana, ben] = [world.person("ana"), world.person("ben")];
    const { start } = stepsIn(world, ana);
    const over = await start();
    const later = START + 2 * HOUR;
    const running = await start(ben, later);
    await startServer(later, () => world.db, tell);
    expect(recordsOf(world.db, over).map(({ kind }) => kind)).toEqual(["started", "expired"]);
    expect(recordsOf(world.db, running).map(({ kind }) => kind)).toEqual(["started"]);
    expect(told).toEqual([]);
  });

  test("what fails is told in a line each, and stops nothing", async () => {
    const broken = () => {
      throw new Error("no such table:\n  attempts");
    };
    await startServer(START, broken, tell);
    expect(told).toEqual([
      "At the start, ending the attempts whose time is over failed: Error: no such table: attempts",
      "At the start, listing the question bank failed: Error: no such table: attempts",
    ]);
  });
});
