import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/** Notes in the organization's directory that a person has an account and belongs to it. */
export async function activateDirectoryUser(
  db: Queryable,
  organizationId: string,
  account: { id: string; email: string; name: string },
) {
  // Whoever signs up is named after their e-mail until they say more.
  const [firstName = '', ...rest] = account.name === account.email ? [''] : account.name.split(' ');
  await db
    .insertInto('directoryUser')
    .values({
      organizationId,
      accountId: account.id,
      email: account.email,
      firstName,
      lastName: rest.join(' '),
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
