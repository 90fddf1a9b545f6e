import { findColumn } from '../../database/matching-rows.ts';
import type { Queryable } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';

/** Id of the member's directory entry; undefined without one. */
export const findOwnDirectoryId = (
  db: Queryable,
  { organizationId, accountId }: Pick<Member, 'organizationId' | 'accountId'>,
) => findColumn(db, 'directoryUser', 'id', { organizationId, accountId });

/** Returns whether the choice has changed. */
export async function setLeftOutOfMoods(
  tx: Queryable,
  organizationId: string,
  directoryUserId: string,
  isLeftOutOfMoods: boolean,
): Promise<boolean> {
  const changed = await tx
    .updateTable('directoryUser')
    .set({ isLeftOutOfMoods })
    .where('organizationId', '=', organizationId)
    .where('id', '=', directoryUserId)
    .where('isLeftOutOfMoods', '!=', isLeftOutOfMoods)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
