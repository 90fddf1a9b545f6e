import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/** Notes in the organization's directory that a person has an account and belongs to it. */
export async function activateDirectoryUser(
  db: Queryable,
  organizationId: string,
  account: { id: string; email: string; name: string },
) {
  await db
    .insertInto('directoryUser')
    .values({
      organizationId,
      accountId: account.id,
      email: account.email,
      // Whoever signs up is named after their e-mail until they say more.
      ...splitName(account.name === account.email ? '' : account.name),
      syncSource: 'USER_UPLOAD',
      teams: [],
      activatedAt: new Date(),
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`"organizationId", lower("email")`)
        .doUpdateSet({ accountId: account.id, activatedAt: new Date() }),
    )
    .execute();
}

/** Takes over the name that a person gives themselves, wherever their organization has imported no other. */
export async function renameDirectoryUser(db: Queryable, accountId: string, name: string) {
  await db
    .updateTable('directoryUser')
    .set(splitName(name))
    .where('accountId', '=', accountId)
    .where('lastSyncedAt', 'is', null)
    .execute();
}

function splitName(name: string) {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') };
}
