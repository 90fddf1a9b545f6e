import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

export type Kind = 'member' | 'team' | 'account' | 'invitation';

/**
 * Returns those values, in lower case, that belong to the account or to one of its organizations, except the closed
 * ones.
 */
export async function listOwnThings(
  db: Queryable,
  accountId: string,
  kind: Kind,
  values: readonly string[],
  closedIds: readonly string[],
): Promise<Set<string>> {
  const all = db.selectFrom('member').select('organizationId').where('userId', '=', accountId);
  const own = closedIds.length > 0 ? all.where('organizationId', 'not in', closedIds) : all;
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
    // The invited person may read and answer an invitation.
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
