import {
  meetingsOfSeries,
  type OrganizationFigures,
  organizationMapSchema,
  type PeriodQuery,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { createLocalBus } from '../../platform/event-bus.ts';
import { findOrganizationSettings } from '../organizations/find-organization-settings.ts';
import { unzipMap } from './map-text.ts';
import { organizationFigures } from './organization-figures.ts';
import { readPeriods } from './read-periods.ts';
import { listSeriesFigures } from './series-figures-repository.ts';

/** An account that took part in no meeting. */
const nobody = '';

/**
 * The figures of an organization for programs, with the owner's permissions but without contents of meetings: names
 * of initiatives and actions, moments, and the meetings that a change is based on. Moods are those released to all
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
    organizationId: organization.id,
    accountId: nobody,
    role: 'owner' as const,
    // The strictest setting, so that nothing is included that only readers of a meeting may know.
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
    const { now } = await readPeriods(db, member, query);
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
      series: await listSeriesFigures(db, member, now, meetingsOfSeries),
    };
  } finally {
    await figures.close();
    await bus.close();
  }
}
