import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/** Without a packager's suffix. */
export async function readServerVersion(db: Queryable): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select split_part(current_setting('server_version'), ' ', 1) as "version"`.execute(db);
  return rows[0]?.version ?? '';
}

export async function findEmail(db: Queryable, accountId: string): Promise<string> {
  const { email } = await db
    .selectFrom('user')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return email;
}
