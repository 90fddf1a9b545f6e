import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/** What a call of the account library can name besides an organization. */
export type Kind = 'member' | 'team' | 'account' | 'invitation';

/** Those of the values, in small letters, that name something in an organization of the account, or the account itself. */
export async function listOwnThings(
  db: Queryable,
  accountId: string,
  kind: Kind,
  values: readonly string[],
): Promise<Set<string>> {
  const own = db.selectFrom('member').select('organizationId').where('userId', '=', accountId);
  const emails = values.map((value) => value.toLowerCase());
  const read = {
    member: () =>
      db
        .selectFrom('member')
        .innerJoin('user', 'user.id', 'member.userId')
        .select(['member.id', 'user.email'])
        .where('member.organizationId', 'in', own)
        .where((where) =>
          where.or([where('member.id', 'in', values), where('user.email', 'in', emails)]),
        )
        .execute(),
    team: () =>
      db
        .selectFrom('team')
        .select('id')
        .where('organizationId', 'in', own)
        .where('id', 'in', values)
        .execute(),
    account: () =>
      db
        .selectFrom('user')
        .select('id')
        .where('id', 'in', values)
        .where((where) =>
          where.or([
            where('id', '=', accountId),
            where.exists(
              where
                .selectFrom('member')
                .select('member.id')
                .whereRef('member.userId', '=', 'user.id')
                .where('member.organizationId', 'in', own),
            ),
          ]),
        )
        .execute(),
    // Whoever an invitation is for may read and answer it.
    invitation: () =>
      db
        .selectFrom('invitation')
        .select('id')
        .where('id', 'in', values)
        .where((where) =>
          where.or([
            where('organizationId', 'in', own),
            where(
              sql<string>`lower("invitation"."email")`,
              '=',
              where.selectFrom('user').select('email').where('id', '=', accountId),
            ),
          ]),
        )
        .execute(),
  };
  const rows: { id: string; email?: string }[] = await read[kind]();
  return new Set(
    rows.flatMap(({ id, email }) => [id, email ?? id]).map((value) => value.toLowerCase()),
  );
}
