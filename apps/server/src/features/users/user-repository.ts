import type { UserStatus } from '@rapport/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';
import { contains } from '../../ground/contains-repository.ts';
import { fullName, shownName } from '../../ground/shown-name-repository.ts';

/** Directory entries with account, membership and newest open invitation, if any. */
function organizationUsers(db: Queryable, organizationId: string) {
  return db
    .selectFrom('directoryUser')
    .leftJoin('user', (join) =>
      join.on(sql`"user"."email"`, '=', sql`lower("directoryUser"."email")`),
    )
    .leftJoin('member', (join) =>
      join
        .onRef('member.userId', '=', 'user.id')
        .onRef('member.organizationId', '=', 'directoryUser.organizationId'),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('invitation')
          .select(['invitation.id', 'invitation.role'])
          .whereRef('invitation.organizationId', '=', 'directoryUser.organizationId')
          .where(sql`lower("invitation"."email")`, '=', sql`lower("directoryUser"."email")`)
          .where('invitation.status', '=', 'pending')
          .where('invitation.expiresAt', '>', new Date())
          .orderBy('invitation.expiresAt', 'desc')
          .limit(1)
          .as('open'),
      (join) => join.onTrue(),
    )
    .selectAll('directoryUser')
    .select([
      'user.id as existingAccountId',
      'member.id as memberId',
      'member.role as memberRole',
      'open.id as invitationId',
      'open.role as invitationRole',
    ])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('scimUser')
            .select('scimUser.directoryUserId')
            .where('scimUser.organizationId', '=', organizationId)
            .whereRef('scimUser.directoryUserId', '=', 'directoryUser.id')
            .where('scimUser.deletedAt', 'is', null),
        )
        .as('isManaged'),
    )
    .where('directoryUser.organizationId', '=', organizationId);
}

function matches(search: string | undefined) {
  if (!search) return sql<boolean>`true`;
  return sql<boolean>`(${contains(fullName(), search)} or ${contains(sql`"directoryUser"."email"`, search)})`;
}

const isNotDeactivated = (organizationId: string) => sql<SqlBool>`not exists (
  select from "scimUser" where "scimUser"."organizationId" = ${organizationId}
    and "scimUser"."directoryUserId" = "directoryUser"."id" and not "scimUser"."isActive")`;

/** As in `present-user.ts`. */
const withStatus: Record<UserStatus, RawBuilder<SqlBool>> = {
  ACTIVE: sql`"member"."id" is not null`,
  INVITED: sql`"member"."id" is null and "open"."id" is not null`,
  SYNCED_ONLY: sql`"member"."id" is null and "open"."id" is null`,
};

/** One page, sorted by name. `total` counts all pages. */
export async function listOrganizationUsers(
  db: Queryable,
  organizationId: string,
  page: {
    limit: number;
    offset: number;
    search?: string | undefined;
    status?: UserStatus | undefined;
  },
) {
  const found = organizationUsers(db, organizationId)
    .where(matches(page.search))
    .$if(page.status !== undefined, (query) => query.where(withStatus[page.status ?? 'ACTIVE']));
  const users = await found
    .orderBy(sql`lower(${shownName()})`)
    .orderBy('directoryUser.email')
    .orderBy('directoryUser.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const count = sql<number>`count(*)::int`.as('total');
  const counting = page.status
    ? db.selectFrom(found.as('found')).select(count)
    : db
        .selectFrom('directoryUser')
        .select(count)
        .where('organizationId', '=', organizationId)
        .where(matches(page.search));
  const { total } = await counting.executeTakeFirstOrThrow();
  return { users, total };
}

/** The addresses of the first people without an account or an invitation, sorted, and the number of all. */
export async function listSynced(
  db: Queryable,
  organizationId: string,
  { limit, search }: { limit: number; search: string | undefined },
): Promise<{ addresses: string[]; total: number }> {
  const rows = await organizationUsers(db, organizationId)
    .clearSelect()
    .select(['directoryUser.email', sql<number>`(count(*) over ())::int`.as('total')])
    .where(matches(search))
    .where(withStatus.SYNCED_ONLY)
    .where(isNotDeactivated(organizationId))
    .orderBy('directoryUser.email')
    .limit(limit)
    .execute();
  return { addresses: rows.map(({ email }) => email), total: rows[0]?.total ?? 0 };
}
export type OrganizationUserRow = Awaited<
  ReturnType<typeof listOrganizationUsers>
>['users'][number];

/** Finds a user by the id of the directory entry or of the account. */
export function findOrganizationUser(
  db: Queryable,
  organizationId: string,
  id: string,
): Promise<(OrganizationUserRow & { picture: string | null }) | undefined> {
  return organizationUsers(db, organizationId)
    .select('user.image as picture')
    .where(isUuid(id) ? 'directoryUser.id' : 'user.id', '=', id)
    .executeTakeFirst();
}
