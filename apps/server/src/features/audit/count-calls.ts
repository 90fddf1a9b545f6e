import type { Queryable } from '../../database/types.ts';
import { countByTarget } from './audit-repository.ts';

/** By the id of its key: how often each assistant was called since then, and when last. */
export async function countAssistantCalls(
  db: Queryable,
  organizationId: string,
  since: Date,
): Promise<Map<string, { count: number; lastAt: Date }>> {
  const rows = await countByTarget(db, organizationId, 'assistant-called', since);
  return new Map(
    rows.flatMap(({ targetId, ...calls }) => (targetId === null ? [] : [[targetId, calls]])),
  );
}
