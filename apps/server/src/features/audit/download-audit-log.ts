import { type AuditEntry, type AuditFilter, auditActionWords } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { type CsvColumns, csvHead, csvLine } from '../../ground/text-file/csv-row.ts';
import type { Actor } from '../../platform/session.ts';
import { listEntries } from './audit-repository.ts';
import { presentEntry } from './present-entry.ts';
import { recordAuditEvent } from './record-audit-event.ts';

const rowsAtOnce = 1000;

const columns: CsvColumns<AuditEntry> = {
  at: ({ at }) => at,
  action: ({ action }) => action,
  words: ({ action }) => auditActionWords[action],
  accountId: ({ person }) => person?.accountId,
  name: ({ person }) => person?.name,
  email: ({ person }) => person?.email,
  apiKey: ({ apiKey }) => apiKey,
  targetId: ({ target }) => target.id,
  targetEmail: ({ target }) => target.email,
  detail: ({ detail }) => detail,
  address: ({ address }) => address,
  device: ({ device }) => device,
};

/** Streams the log as CSV, newest first. The download is recorded too. */
export async function downloadAuditLog(
  db: Database,
  actor: Actor,
  filter: AuditFilter,
): Promise<AsyncGenerator<string>> {
  await recordAuditEvent(db, actor, { action: 'audit-log-downloaded' });
  return pieces(db, actor.organizationId, filter);
}

async function* pieces(db: Database, organizationId: string, filter: AuditFilter) {
  yield csvHead(columns);
  let before: string | undefined;
  do {
    const rows = await listEntries(db, organizationId, filter, { before, limit: rowsAtOnce });
    yield rows.map((row) => csvLine(columns, presentEntry(row))).join('');
    before = rows.length === rowsAtOnce ? rows.at(-1)?.id : undefined;
  } while (before);
}
