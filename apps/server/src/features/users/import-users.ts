import type { ImportResult } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { listManagedAddresses } from '../../ground/directory/managed-people-repository.ts';
import { lockWeeks, markDepartmentsOf } from '../../ground/meeting/out-of-date-week-repository.ts';
import { type AuditActor, recordAuditEvent } from '../audit/record-audit-event.ts';
import { listDepartments, upsertDirectoryUsers } from './directory-user-repository.ts';
import { readDirectoryFile } from './read-directory-file.ts';

/** Writes all valid rows of a CSV file in one transaction. */
export async function importUsers(
  db: Database,
  actor: AuditActor & { organizationId: string },
  file: Uint8Array,
): Promise<ImportResult> {
  const { columns, entries: all, lineOf, skipped: unread } = await readDirectoryFile(file);
  return db.transaction().execute(async (tx) => {
    await lockWeeks(tx, actor.organizationId);
    const addresses = all.map(({ email }) => email);
    const managed = await listManagedAddresses(tx, actor.organizationId, addresses);
    const isManaged = ({ email }: { email: string }) => managed.has(email.toLowerCase());
    const entries = all.filter((entry) => !isManaged(entry));
    const skipped = [
      ...unread,
      ...all.filter(isManaged).map(({ email }) => ({
        line: lineOf.get(email.toLowerCase()) ?? 0,
        reason: "The company's directory keeps this person. Change the person there.",
      })),
    ].sort((one, other) => one.line - other.line);
    const before = await listDepartments(tx, actor.organizationId);
    const { created, updated } = await upsertDirectoryUsers(
      tx,
      actor.organizationId,
      entries,
      columns.used,
    );
    const now = await listDepartments(tx, actor.organizationId);
    const moved = [...now.keys()].filter((id) => before.get(id) !== now.get(id));
    if (moved.length > 0) await markDepartmentsOf(tx, actor.organizationId, moved);
    const detail = `${created} new, ${updated} known, ${skipped.length} skipped`;
    await recordAuditEvent(tx, actor, { action: 'people-imported', detail });
    return { columns, created, updated, skipped };
  });
}
