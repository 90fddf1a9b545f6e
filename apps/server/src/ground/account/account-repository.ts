import type { Queryable } from '../../database/types.ts';

export async function hasAccounts(db: Queryable): Promise<boolean> {
  const account = await db.selectFrom('user').select('id').limit(1).executeTakeFirst();
  return account !== undefined;
}
