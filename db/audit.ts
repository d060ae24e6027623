import "server-only";
import type { Tx } from "./client";
import { audit } from "./schema";
import type { AuditData } from "./schema/audit";

export type { AuditData } from "./schema/audit";

/** One line of the audit log. Ids only: no name, email or member number stands here, ever. */
export interface AuditEntry {
  readonly at: number;
  /** Null where the installation itself acted. */
  readonly actorId: string | null;
  /** A verb-noun code. */
  readonly act: string;
  readonly subjectPersonId?: string;
  readonly subjectId?: string;
  readonly data?: AuditData;
}

/**
 * Writes the line in the transaction of the act itself, so that neither is there without the other.
 * @param tx the transaction of the act
 */
export function writeAudit(tx: Tx, entry: AuditEntry): void {
  tx.insert(audit)
    .values({ ...entry, data: entry.data ?? {} })
    .run();
}
