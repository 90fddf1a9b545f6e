import {
  defaultOrganizationSettings,
  type OrganizationSettings,
  organizationSettingsSchema,
} from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';

/** The organization's settings; what was never saved has its default. */
export async function findOrganizationSettings(
  db: Queryable,
  organizationId: string,
): Promise<OrganizationSettings> {
  const row = await db
    .selectFrom('organizationSettings')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
  if (!row) return defaultOrganizationSettings;
  const { askMeAnything, interactionGraphs, sentiment, actions } = row;
  return organizationSettingsSchema.parse({
    ...row,
    activeFeatures: { askMeAnything, interactionGraphs, sentiment, actions },
  });
}
