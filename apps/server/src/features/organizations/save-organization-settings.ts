import {
  activeFeatureNames,
  type OrganizationSettings,
  type OrganizationSettingsUpdate,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { lockClock, storeDays } from '../../ground/meeting/day-only-repository.ts';
import {
  lockStoredSeries,
  markAllSeries,
} from '../../ground/meeting/out-of-date-series-repository.ts';
import { markAllWeeks } from '../../ground/meeting/out-of-date-week-repository.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { findOrganizationSettings } from './find-organization-settings.ts';
import { upsertOrganizationSettings } from './organization-settings-repository.ts';

/** If the update has no description, the saved one stays. */
export async function saveOrganizationSettings(
  { db, bus }: { db: Database; bus: EventBus },
  actor: Actor,
  update: OrganizationSettingsUpdate,
): Promise<OrganizationSettings> {
  const { organizationId } = actor;
  const saved = await db.transaction().execute(async (tx) => {
    await lockClock(tx, organizationId);
    const current = await findOrganizationSettings(tx, organizationId);
    const settings = {
      ...update,
      companyDescription: update.companyDescription ?? current.companyDescription,
    };
    const isClockChanged = settings.timezone !== current.timezone;
    if (isClockChanged) {
      await lockStoredSeries(tx, organizationId);
      await markAllWeeks(tx, organizationId);
    }
    await upsertOrganizationSettings(tx, organizationId, settings);
    if (isClockChanged) {
      await storeDays(tx, organizationId, { before: current.timezone, after: settings.timezone });
      await markAllWeeks(tx, organizationId);
      await markAllSeries(tx, organizationId);
    }
    const changes = Object.values(changeOf).flatMap((of) => of(current, settings));
    await recordAuditEvent(tx, actor, {
      action: 'settings-changed',
      detail: changes.join(', '),
    });
    return { ...settings, trust: current.trust };
  });
  await bus.publish({ name: 'organization-settings-updated', payload: { organizationId } });
  return saved;
}

type GeneralSettings = Omit<OrganizationSettings, 'trust'>;

/** What the audit log says of each setting that was changed. The description is not repeated there. */
const changeOf: {
  [Name in keyof GeneralSettings]: (before: GeneralSettings, after: GeneralSettings) => string[];
} = {
  hostingZone: (before, { hostingZone }) =>
    before.hostingZone === hostingZone ? [] : [`hostingZone ${hostingZone}`],
  timezone: (before, { timezone }) =>
    before.timezone === timezone ? [] : [`timezone ${timezone}`],
  companyDescription: (before, { companyDescription }) =>
    before.companyDescription === companyDescription ? [] : ['companyDescription'],
  activeFeatures: (before, { activeFeatures }) =>
    activeFeatureNames
      .filter((name) => before.activeFeatures[name] !== activeFeatures[name])
      .map((name) => `${name} ${activeFeatures[name] ? 'on' : 'off'}`),
};
