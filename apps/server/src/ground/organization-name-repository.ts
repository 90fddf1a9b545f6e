import type { Queryable } from '../database/types.ts';

export async function findOrganizationName(db: Queryable, organizationId: string): Promise<string> {
  const { name } = await db
    .selectFrom('organization')
    .select('name')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return name;
}
