import type { OrganizationSettings } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';

export async function upsertOrganizationSettings(
  db: Queryable,
  organizationId: string,
  { activeFeatures, ...settings }: OrganizationSettings,
) {
  const columns = { ...settings, ...activeFeatures };
  await db
    .insertInto('organizationSettings')
    .values({ organizationId, ...columns })
    .onConflict((conflict) => conflict.column('organizationId').doUpdateSet(columns))
    .execute();
}
