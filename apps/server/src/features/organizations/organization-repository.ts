import type { Queryable } from '../../database/types.ts';

export function findOrganizationBySlug(db: Queryable, slug: string) {
  return db
    .selectFrom('organization')
    .select(['id', 'name'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}

/** Oldest first. */
export async function listOrganizationSlugs(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('organization').select('slug').orderBy('createdAt').execute();
  return rows.map(({ slug }) => slug);
}

export async function insertOrganizationRow(
  db: Queryable,
  organization: { id: string; name: string; slug: string },
): Promise<void> {
  await db
    .insertInto('organization')
    .values({ ...organization, createdAt: new Date() })
    .execute();
}

export async function setOrganizationName(
  db: Queryable,
  id: string,
  names: { name: string; slug: string },
): Promise<void> {
  await db.updateTable('organization').set(names).where('id', '=', id).execute();
}

/** The former owner becomes an admin. Undefined if no other member has this id. */
export async function swapOwner(
  tx: Queryable,
  organizationId: string,
  { ownerId, memberId }: { ownerId: string; memberId: string },
): Promise<{ userId: string } | undefined> {
  const setRole = (role: 'owner' | 'admin') =>
    tx.updateTable('member').set({ role }).where('organizationId', '=', organizationId);
  await setRole('admin').where('userId', '=', ownerId).where('role', '=', 'owner').execute();
  return setRole('owner')
    .where('id', '=', memberId)
    .where('userId', '!=', ownerId)
    .returning('userId')
    .executeTakeFirst();
}
