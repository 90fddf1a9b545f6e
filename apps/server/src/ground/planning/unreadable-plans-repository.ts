import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { isSharedPlan } from './readable-plans-repository.ts';

/**
 * Deletes scenarios and succession plans that are shared with nobody and whose author's account no longer exists, since
 * nobody can read them.
 */
export async function deleteUnreadablePlans(db: Queryable): Promise<number> {
  let deleted = 0n;
  for (const [table, kind] of [
    ['scenario', 'scenario'],
    ['successionPlan', 'succession'],
  ] as const) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)}
      where "createdBy" is null and not ${isSharedPlan(kind)}`.execute(db);
    deleted += numAffectedRows;
  }
  return Number(deleted);
}
