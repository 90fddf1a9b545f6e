import { type AuditEntry, type AuditFilter, auditActionWords } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { csvRow } from '../../ground/text-file/csv-row.ts';
import { requirePermission } from '../../platform/require-permission.ts';
import type { Actor } from '../../platform/session.ts';
import { listEntries } from './audit-repository.ts';
import { presentEntry } from './present-entry.ts';
import { recordAuditEvent } from './record-audit-event.ts';

const rowsAtOnce = 1000;

const head = [
  'at',
  'action',
  'words',
  'accountId',
  'name',
  'email',
  'apiKey',
  'targetId',
  'targetEmail',
  'detail',
  'address',
  'device',
];

const cells = ({ at, action, person, apiKey, target, detail, address, device }: AuditEntry) => [
  at,
  action,
  auditActionWords[action],
  person?.accountId,
  person?.name,
  person?.email,
  apiKey,
  target.id,
  target.email,
  detail,
  address,
  device,
];

/** Streams the log as CSV, newest first. The download is recorded too. */
export async function downloadAuditLog(
  db: Database,
  actor: Actor,
  filter: AuditFilter,
): Promise<AsyncGenerator<string>> {
  requirePermission(actor, { organization: ['update'] });
  await recordAuditEvent(db, actor, { action: 'audit-log-downloaded' });
  return pieces(db, actor.organizationId, filter);
}

async function* pieces(db: Database, organizationId: string, filter: AuditFilter) {
  yield csvRow(head);
  let before: string | undefined;
  do {
    const rows = await listEntries(db, organizationId, filter, { before, limit: rowsAtOnce });
    yield rows.map((row) => csvRow(cells(presentEntry(row)))).join('');
    before = rows.length === rowsAtOnce ? rows.at(-1)?.id : undefined;
  } while (before);
}
