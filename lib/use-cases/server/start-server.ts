import "server-only";
import { type Db, database } from "@/db/client";
import { content } from "../content";
import { currentEdition } from "../current-edition";
import { closeExpired } from "../exams/close-expired";

/**
 * What the house does once before it answers anybody: ends the attempts whose time ran out while it was closed, and lists
 * the bank of the current edition, so that the first visitor need not wait for it. The house's own act: it takes no actor.
 * What fails is told in one line and keeps nobody out: attempts end when anyone looks, and the bank is listed when asked for.
 * @param open gives the database; called here, so that one that cannot be opened is told too
 * @param tell takes a line
 */
export async function startServer(
  now: number,
  open: () => Db = database,
  tell: (line: string) => void = console.error,
): Promise<void> {
  const step = async (what: string, work: () => unknown): Promise<void> => {
    try {
      await work();
    } catch (error) {
      tell(`At the start, ${what} failed: ${lineOf(error)}`);
    }
  };
  await step("ending the attempts whose time is over", () => closeExpired(open(), now));
  await step("listing the question bank", () => content(currentEdition(open(), now)));
}

const lineOf = (error: unknown): string => String(error).replace(/\s*\n\s*/g, " ");
