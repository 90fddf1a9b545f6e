import {
  type OrganizationFigures,
  organizationMapSchema,
  type PeriodQuery,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { createLocalBus } from '../../platform/event-bus.ts';
import { findOrganizationSettings } from '../organizations/find-organization-settings.ts';
import { unzipMap } from './map-text.ts';
import { organizationFigures } from './organization-figures.ts';

/** An account that takes part in no meeting. */
const nobody = '';

/**
 * The figures of an organization for programs, as of the owner, without what the content of meetings tells: names of
 * initiatives and actions, moments, and the meetings that a change stands on. Moods are those that are released to all
 * readers. What the organization has switched off is null.
 */
export async function exportFigures(
  db: Database,
  organization: { id: string; name: string; slug: string },
  query: PeriodQuery,
): Promise<OrganizationFigures> {
  const settings = await findOrganizationSettings(db, organization.id);
  const { activeFeatures, trust } = settings;
  const member = {
    ...{ organizationId: organization.id, accountId: nobody, role: 'owner' as const },
    // So that nothing is answered that only readers of a meeting are told.
    settings: { ...settings, trust: { ...trust, meetingReaders: 'participants' as const } },
  };
  const bus = createLocalBus();
  const figures = organizationFigures({ db, bus });
  try {
    const {
      initiatives: _,
      initiativesNamed: _named,
      initiativesWithheld,
      actions: __,
      ...overview
    } = await figures.overview(member, query);
    const moods = activeFeatures.sentiment ? await figures.moods(member, query) : null;
    const map = activeFeatures.interactionGraphs
      ? organizationMapSchema.parse(JSON.parse(await unzipMap(await figures.map(member, query))))
      : null;
    const { findings } = await figures.changes(member, query);
    return {
      organization: organization.slug,
      name: organization.name,
      overview: { ...overview, initiatives: initiativesWithheld },
      moods: moods && { smallestGroup: moods.smallestGroup, groups: moods.groups },
      changes: findings,
      map: map && {
        people: map.people,
        ties: map.ties,
        departments: map.departments,
        bridges: map.bridges,
      },
    };
  } finally {
    await figures.close();
    await bus.close();
  }
}
