import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

type PersonName = { firstName: string; lastName: string };

/** Links the person with this address to the account, and creates the person if there is none. */
export async function upsertAccountOfPerson(
  db: Queryable,
  organizationId: string,
  { accountId, email, ...name }: PersonName & { accountId: string; email: string },
): Promise<void> {
  const activatedAt = new Date();
  await db
    .insertInto('directoryUser')
    .values({
      organizationId,
      accountId,
      email,
      ...name,
      syncSource: 'USER_UPLOAD',
      teams: [],
      activatedAt,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`"organizationId", lower("email")`)
        .doUpdateSet({ accountId, activatedAt }),
    )
    .execute();
}

/** Creates a person without a name if the address is new. */
export async function upsertInvitedPeople(
  db: Queryable,
  organizationId: string,
  emails: readonly string[],
): Promise<void> {
  const invitedAt = new Date();
  await db
    .insertInto('directoryUser')
    .values(
      emails.map((email) => ({
        organizationId,
        email,
        firstName: '',
        lastName: '',
        syncSource: 'USER_UPLOAD' as const,
        teams: [],
        invitedAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.expression(sql`"organizationId", lower("email")`).doUpdateSet({ invitedAt }),
    )
    .execute();
}

/**
 * Changes nothing in organizations that have imported the person. Returns the ids of the others.
 */
export async function renamePersonNotImported(
  db: Queryable,
  accountId: string,
  name: PersonName,
): Promise<string[]> {
  const rows = await db
    .updateTable('directoryUser')
    .set({ ...name, matchedAt: null })
    .where('accountId', '=', accountId)
    .where('lastSyncedAt', 'is', null)
    .returning('organizationId')
    .execute();
  return rows.map(({ organizationId }) => organizationId);
}

export function findPersonOfAccount(db: Queryable, organizationId: string, accountId: string) {
  return db
    .selectFrom('directoryUser')
    .select(['department', 'firstName', 'lastName'])
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}
