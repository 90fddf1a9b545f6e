import { sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import type { Queryable } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';
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
  const pattern = containing(search);
  return sql<boolean>`(${fullName()} ilike ${pattern} or "directoryUser"."email" ilike ${pattern})`;
}

/** One page, sorted by name. `total` counts all pages. */
export async function listOrganizationUsers(
  db: Queryable,
  organizationId: string,
  page: { limit: number; offset: number; search?: string | undefined },
) {
  const users = await organizationUsers(db, organizationId)
    .where(matches(page.search))
    .orderBy(sql`lower(${shownName()})`)
    .orderBy('directoryUser.email')
    .orderBy('directoryUser.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await db
    .selectFrom('directoryUser')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('organizationId', '=', organizationId)
    .where(matches(page.search))
    .executeTakeFirstOrThrow();
  return { users, total };
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
