import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { presentSettings, settingsColumns } from '../organizations/present-settings.ts';

export function findOrganization(db: Queryable, slug: string) {
  return db
    .selectFrom('organization')
    .leftJoin('organizationSettings', 'organizationSettings.organizationId', 'organization.id')
    .select(['organization.id', 'timezone'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}

/** Undefined for an account that could not upload a file itself. */
export async function findUploader(
  db: Queryable,
  organizationId: string,
  email: string,
): Promise<Member | undefined> {
  const row = await db
    .selectFrom('user')
    .innerJoin('member', 'member.userId', 'user.id')
    .leftJoin(
      'organizationSettings',
      'organizationSettings.organizationId',
      'member.organizationId',
    )
    .select(['user.id as accountId', 'member.role'])
    .select(settingsColumns)
    .where('member.organizationId', '=', organizationId)
    .where('user.email', '=', email)
    .where(sql<boolean>`("user"."banned" is not true or "user"."banExpires" < now())`)
    .executeTakeFirst();
  return (
    row && {
      accountId: row.accountId,
      organizationId,
      role: row.role,
      settings: presentSettings(row),
    }
  );
}
