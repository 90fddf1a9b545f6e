import type { AuditPage, AuditQuery } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { requirePermission } from '../../platform/require-permission.ts';
import type { Member } from '../../platform/session.ts';
import { listEntries } from './audit-repository.ts';
import { presentEntry } from './present-entry.ts';

/** A page of the audit log, for those who may update the organization. */
export async function readAuditLog(
  db: Database,
  member: Member,
  { before, limit, ...filter }: AuditQuery,
): Promise<AuditPage> {
  requirePermission(member, { organization: ['update'] });
  const page = { before, limit: limit + 1 };
  const rows = await listEntries(db, member.organizationId, filter, page);
  return { entries: rows.slice(0, limit).map(presentEntry), hasMore: rows.length > limit };
}
