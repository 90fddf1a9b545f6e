import type { Queryable } from '../../database/types.ts';

/**
 * Deletes succession plans that are not shared and whose author's account no longer exists, since nobody can read
 * them.
 */
export async function deleteUnreadablePlans(db: Queryable): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('successionPlan')
    .where('isShared', '=', false)
    .where('createdBy', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
