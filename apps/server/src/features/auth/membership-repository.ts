import { randomUUID } from 'node:crypto';
import { type OrganizationRole, organizationRoleSchema } from '@rapport/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/** The owners of the oldest organization run the installation. */
const firstOrganization = (db: Queryable) =>
  db.selectFrom('organization').select('id').orderBy('createdAt').orderBy('id').limit(1);

export async function runsInstallation(db: Queryable, organizationId: string): Promise<boolean> {
  const first = await firstOrganization(db).executeTakeFirst();
  return first?.id === organizationId;
}

export function listMemberships(db: Queryable, accountId: string) {
  return db
    .selectFrom('member as own')
    .innerJoin('member as fellow', 'fellow.organizationId', 'own.organizationId')
    .select((row) => [
      'own.organizationId',
      'own.role',
      sql<number>`count(*)::int`.as('memberCount'),
      row('own.organizationId', '=', firstOrganization(db)).as('runsInstallation'),
    ])
    .where('own.userId', '=', accountId)
    .groupBy(['own.organizationId', 'own.role'])
    .execute();
}

export async function findRole(
  db: Queryable,
  organizationId: string,
  accountId: string,
): Promise<OrganizationRole | undefined> {
  const member = await db
    .selectFrom('member')
    .select('role')
    .where('organizationId', '=', organizationId)
    .where('userId', '=', accountId)
    .executeTakeFirst();
  return member && organizationRoleSchema.parse(member.role);
}

export function listOwnOrganizations(db: Queryable, accountId: string) {
  return db
    .selectFrom('member')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .select(['organization.id as organizationId', 'organization.slug as organizationSlug'])
    .where('member.userId', '=', accountId)
    .execute();
}

/** Any organization whose only owner is this account. */
export function findSolelyOwned(
  db: Queryable,
  accountId: string,
): Promise<{ name: string } | undefined> {
  return db
    .selectFrom('member')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .select('organization.name')
    .where('member.userId', '=', accountId)
    .where('member.role', '=', 'owner')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('member as other')
            .select('other.id')
            .whereRef('other.organizationId', '=', 'member.organizationId')
            .where('other.role', '=', 'owner')
            .where('other.userId', '!=', accountId),
        ),
      ),
    )
    .executeTakeFirst();
}

export async function insertOwner(
  tx: Queryable,
  organizationId: string,
  accountId: string,
): Promise<void> {
  await tx
    .insertInto('member')
    .values({
      id: randomUUID(),
      organizationId,
      userId: accountId,
      role: 'owner',
      createdAt: new Date(),
    })
    .execute();
}
