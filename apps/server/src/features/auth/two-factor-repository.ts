import { findColumn } from '../../database/matching-rows.ts';
import type { Queryable } from '../../database/types.ts';

export const hasTwoFactor = async (db: Queryable, accountId: string) =>
  (await findColumn(db, 'user', 'twoFactorEnabled', { id: accountId })) ?? false;

/** Does nothing if a time is stored already. */
export async function recordTwoFactorOn(db: Queryable, accountId: string): Promise<void> {
  await db
    .updateTable('twoFactor')
    .set({ onSince: new Date() })
    .where('userId', '=', accountId)
    .where('onSince', 'is', null)
    .execute();
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
