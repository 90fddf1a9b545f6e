import type { OrganizationSettings, OrganizationSettingsUpdate } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { requirePermission } from '../../platform/require-permission.ts';
import type { Member } from '../../platform/session.ts';
import { findOrganizationSettings } from './find-organization-settings.ts';
import { upsertOrganizationSettings } from './organization-settings-repository.ts';

/** Saves the settings; a description that is not mentioned stays as it is. */
export async function saveOrganizationSettings(
  db: Database,
  member: Member,
  update: OrganizationSettingsUpdate,
): Promise<OrganizationSettings> {
  requirePermission(member, { organization: ['update'] });
  const current = await findOrganizationSettings(db, member.organizationId);
  const settings = {
    ...update,
    companyDescription: update.companyDescription ?? current.companyDescription,
  };
  await upsertOrganizationSettings(db, member.organizationId, settings);
  return settings;
}
