import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/** The organization that the installation began with: its owners are those who run it. */
const firstOrganization = (db: Queryable) =>
  db.selectFrom('organization').select('id').orderBy('createdAt').orderBy('id').limit(1);

export async function runsInstallation(db: Queryable, organizationId: string): Promise<boolean> {
  const first = await firstOrganization(db).executeTakeFirst();
  return first?.id === organizationId;
}

/** What a person is in each of their organizations, how many belong to it, and whether it runs the installation. */
export function listMemberships(db: Queryable, accountId: string) {
  return db
    .selectFrom('member as own')
    .innerJoin('member as any', 'any.organizationId', 'own.organizationId')
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
