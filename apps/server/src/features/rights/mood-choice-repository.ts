import type { Queryable } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';

/** Id of the member's directory entry; undefined without one. */
export async function findOwnDirectoryId(
  db: Queryable,
  { organizationId, accountId }: Pick<Member, 'organizationId' | 'accountId'>,
): Promise<string | undefined> {
  const person = await db
    .selectFrom('directoryUser')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return person?.id;
}

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
