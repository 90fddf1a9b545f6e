import type { Queryable } from '../../database/types.ts';

export function findOrganizationBySlug(db: Queryable, slug: string) {
  return db
    .selectFrom('organization')
    .select(['id', 'name'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}
