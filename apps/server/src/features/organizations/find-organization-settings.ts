import type { OrganizationSettings } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import { findSavedSettings } from './organization-settings-repository.ts';
import { presentSettings } from './present-settings.ts';

/** As of this transaction; the settings of a `Member` are from the start of the call. */
export async function findOrganizationSettings(
  db: Queryable,
  organizationId: string,
): Promise<OrganizationSettings> {
  return presentSettings((await findSavedSettings(db, organizationId)) ?? {});
}
