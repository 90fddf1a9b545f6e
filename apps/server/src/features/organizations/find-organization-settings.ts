import type { OrganizationSettings } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import { presentSettings, settingsColumns } from './present-settings.ts';

/** The settings that hold in a transaction; a member brings along those that held when their call came in. */
export async function findOrganizationSettings(
  db: Queryable,
  organizationId: string,
): Promise<OrganizationSettings> {
  const row = await db
    .selectFrom('organizationSettings')
    .select(settingsColumns)
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
  return presentSettings(row ?? {});
}
