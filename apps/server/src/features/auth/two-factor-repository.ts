import type { Queryable } from '../../database/types.ts';
import { hasSecondStep } from '../../ground/account/second-step-repository.ts';

export async function hasTwoFactor(db: Queryable, accountId: string): Promise<boolean> {
  const account = await db
    .selectFrom('user')
    .select('twoFactorEnabled')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.twoFactorEnabled ?? false;
}

/** Does nothing if a time is stored already. */
export async function noteTwoFactorOn(db: Queryable, accountId: string): Promise<void> {
  await db
    .updateTable('twoFactor')
    .set({ onSince: new Date() })
    .where('userId', '=', accountId)
    .where('onSince', 'is', null)
    .execute();
}

async function isOpenedByPasskey(db: Queryable, sessionId: string): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .select('passkeyId')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return typeof session?.passkeyId === 'string';
}

type Opened = { accountId: string; sessionId: string };

/** The account's organizations that require a second step, if the session was opened without one. */
export async function listClosedOrganizations(
  db: Queryable,
  { accountId, sessionId }: Opened,
): Promise<{ id: string; slug: string }[]> {
  const closed = await db
    .selectFrom('member')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .innerJoin('user', 'user.id', 'member.userId')
    .innerJoin('organizationSettings as settings', 'settings.organizationId', 'organization.id')
    .select(['organization.id', 'organization.slug'])
    .where('member.userId', '=', accountId)
    .where('isTwoFactorRequired', '=', true)
    .where((row) => row.not(hasSecondStep))
    .execute();
  return closed.length > 0 && (await isOpenedByPasskey(db, sessionId)) ? [] : closed;
}

/** Returns the id of the account, or undefined if no account has the address. */
export async function deleteTwoFactor(tx: Queryable, email: string): Promise<string | undefined> {
  const account = await tx
    .updateTable('user')
    .set({ twoFactorEnabled: false })
    .where('email', '=', email.toLowerCase())
    .returning('id')
    .executeTakeFirst();
  if (!account) return undefined;
  await tx.deleteFrom('twoFactor').where('userId', '=', account.id).execute();
  return account.id;
}
