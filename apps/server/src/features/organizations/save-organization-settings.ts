import {
  activeFeatureNames,
  type OrganizationSettings,
  type OrganizationSettingsUpdate,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { requirePermission } from '../../platform/require-permission.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAct } from '../audit/record-act.ts';
import { findOrganizationSettings } from './find-organization-settings.ts';
import { upsertOrganizationSettings } from './organization-settings-repository.ts';

/** Saves the settings; a description that is not mentioned stays as it is. */
export async function saveOrganizationSettings(
  db: Database,
  actor: Actor,
  update: OrganizationSettingsUpdate,
): Promise<OrganizationSettings> {
  requirePermission(actor, { organization: ['update'] });
  return db.transaction().execute(async (tx) => {
    const current = await findOrganizationSettings(tx, actor.organizationId);
    const settings = {
      ...update,
      companyDescription: update.companyDescription ?? current.companyDescription,
    };
    await upsertOrganizationSettings(tx, actor.organizationId, settings);
    const detail = changedSettings(current, settings).join(', ');
    await recordAct(tx, actor, { action: 'settings-changed', detail });
    return settings;
  });
}

/** By name, with the new value where it is one of a few. */
function changedSettings(before: OrganizationSettings, after: OrganizationSettings): string[] {
  return [
    ...(['hostingZone', 'timezone'] as const)
      .filter((name) => before[name] !== after[name])
      .map((name) => `${name} ${after[name]}`),
    ...(before.companyDescription === after.companyDescription ? [] : ['companyDescription']),
    ...activeFeatureNames
      .filter((name) => before.activeFeatures[name] !== after.activeFeatures[name])
      .map((name) => `${name} ${after.activeFeatures[name] ? 'on' : 'off'}`),
  ];
}
