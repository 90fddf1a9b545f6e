import type { AuditAction } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import { listLastOfEachTarget } from './audit-repository.ts';

/**
 * When and by whom an action was last performed on each target. The name is null once the person
 * was erased.
 */
export async function readLastChanges(
  db: Queryable,
  organizationId: string,
  action: AuditAction,
): Promise<Map<string, { at: Date; personName: string | null }>> {
  const rows = await listLastOfEachTarget(db, organizationId, action);
  return new Map(
    rows.flatMap(({ targetId, ...change }) => (targetId === null ? [] : [[targetId, change]])),
  );
}
