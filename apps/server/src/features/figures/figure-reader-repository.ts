import type { Queryable } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';

export async function isNamedFigureReader(
  db: Queryable,
  { organizationId, accountId }: Member,
): Promise<boolean> {
  const named = await db
    .selectFrom('figureReader')
    .innerJoin('directoryUser', 'directoryUser.id', 'figureReader.directoryUserId')
    .select('directoryUser.id')
    .where('figureReader.organizationId', '=', organizationId)
    .where('directoryUser.accountId', '=', accountId)
    .executeTakeFirst();
  return named !== undefined;
}
