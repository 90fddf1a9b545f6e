import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/** What a person is in each of their organizations, and how many belong to it. */
export function listMemberships(db: Queryable, accountId: string) {
  return db
    .selectFrom('member as own')
    .innerJoin('member as any', 'any.organizationId', 'own.organizationId')
    .select(['own.organizationId', 'own.role', sql<number>`count(*)::int`.as('memberCount')])
    .where('own.userId', '=', accountId)
    .groupBy(['own.organizationId', 'own.role'])
    .execute();
}
