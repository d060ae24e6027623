/** Which edition plays and practice are about: that of the open exam, or the newest that the engine knows. */
import "server-only";
import type { Db } from "@/db/client";
import { openWindows } from "@/db/windows";
import { EDITIONS } from "@/lib/rules/editions";

export function currentEdition(db: Db, now: number): string {
  return openWindows(db, now)[0]?.edition ?? EDITIONS.at(-1)?.id ?? "";
}
