import { type ListedOrganization, organizationRoleSchema } from '@rapport/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';

const listSchema = z.array(z.looseObject({ id: z.string() }));

/** A person's organizations with what they are in each, and how many belong to it. */
export async function addMemberships(
  db: Database,
  accountId: string,
  answer: unknown,
): Promise<object[]> {
  const memberships = await db
    .selectFrom('member as own')
    .innerJoin('member as any', 'any.organizationId', 'own.organizationId')
    .select(['own.organizationId', 'own.role', sql<number>`count(*)::int`.as('memberCount')])
    .where('own.userId', '=', accountId)
    .groupBy(['own.organizationId', 'own.role'])
    .execute();
  return listSchema.parse(answer).flatMap((organization) => {
    const own = memberships.find(({ organizationId }) => organizationId === organization.id);
    if (!own) return [];
    const facts = {
      role: organizationRoleSchema.parse(own.role),
      memberCount: own.memberCount,
    } satisfies Partial<ListedOrganization>;
    return [{ ...organization, ...facts }];
  });
}
