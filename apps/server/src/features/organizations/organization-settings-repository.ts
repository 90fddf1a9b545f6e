import type { OrganizationSettings } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import { settingsColumns } from './present-settings.ts';

export function findSavedSettings(db: Queryable, organizationId: string) {
  return db
    .selectFrom('organizationSettings')
    .select(settingsColumns)
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
}

export async function upsertOrganizationSettings(
  db: Queryable,
  organizationId: string,
  { activeFeatures, ...settings }: Omit<OrganizationSettings, 'trust'>,
) {
  const columns = { ...settings, ...activeFeatures };
  await db
    .insertInto('organizationSettings')
    .values({ organizationId, ...columns })
    .onConflict((conflict) => conflict.column('organizationId').doUpdateSet(columns))
    .execute();
}
