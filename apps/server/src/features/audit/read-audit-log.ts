import type { AuditPage, AuditQuery } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { listEntries } from './audit-repository.ts';
import { presentEntry } from './present-entry.ts';

export async function readAuditLog(
  db: Database,
  member: Member,
  { before, limit, ...filter }: AuditQuery,
): Promise<AuditPage> {
  const page = { before, limit: limit + 1 };
  const rows = await listEntries(db, member.organizationId, filter, page);
  const entries = rows.slice(0, limit).map(presentEntry);
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
}
