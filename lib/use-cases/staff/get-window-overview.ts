import "server-only";
import type { Db } from "@/db/client";
import { countStates, type ResultState, windowIds } from "@/db/staff-results";
import { windowById } from "@/db/windows";
import type { LocalText } from "@/lib/locale";
import type { Actor } from "../actor";
import { type Outcome, succeed } from "../refusal";
import type { Sight } from "./sight";
import { windowInSight } from "./window-in-sight";

export interface WindowView {
  readonly id: string;
  readonly examName: LocalText;
  readonly opensAt: number;
  readonly closesAt: number | null;
  readonly timeZone: string;
}

export interface WindowOverview {
  readonly window: WindowView;
  /** Every window, the one that opened last first. */
  readonly windows: readonly WindowView[];
  /** Persons by state: who has an attempt, and active candidates with a member number. */
  readonly people: Readonly<Record<ResultState, number>>;
  readonly sight: Sight;
}

/**
 * How a window stands. Expired attempts are ended first.
 * @param input `windowId` null: the window that opened last. Refuses `signed-out`, `forbidden`, `not-found`, `no-window`
 */
export async function getWindowOverview(
  db: Db,
  actor: Actor,
  input: { readonly windowId: string | null },
  now: number,
): Promise<Outcome<WindowOverview>> {
  const found = await windowInSight(db, actor, input.windowId, now);
  if (!found.ok) return found;
  const { window, sight } = found.value;
  const windows = windowIds(db)
    .map((id) => windowById(db, id))
    .filter((row) => row !== null)
    .map(viewOf);
  return succeed({ window: viewOf(window), windows, people: countStates(db, window.id), sight });
}

function viewOf({ id, examName, opensAt, closesAt, timeZone }: WindowView): WindowView {
  return { id, examName, opensAt, closesAt, timeZone };
}
