import {
  type Coverage,
  fewestMeetings,
  fewestPeople,
  type OrganizationMap,
  organizationMapSchema,
} from '@rapport/contract';
import { AppError } from '../../../platform/errors.ts';
import type { Member } from '../../../platform/session.ts';
import { unzipMap } from '../../figures/map-text.ts';
import type { FoundAt } from '../found.ts';
import type { FigureAsked } from './figure-asked.ts';
import { periodOf } from './period-of-days.ts';

const refused = (sentence: string) => new AppError(403, 'FIGURE_NOT_SHOWN', sentence);

/** @throws AppError 403 that says so if a feature of the organization is switched off */
export function requireFeature(
  { settings }: Member,
  feature: keyof Member['settings']['activeFeatures'],
): void {
  if (settings.activeFeatures[feature]) return;
  const names = {
    askMeAnything: 'Ask Me Anything is',
    interactionGraphs: 'Connection maps are',
    sentiment: 'Moods are',
    actions: 'Actions are',
  };
  throw refused(`${names[feature]} switched off in this organization.`);
}

/** @throws AppError 403 with a sentence if the screen draws nothing from so little */
export function requireEnough({ state, meetings }: Coverage): void {
  if (state === 'enough') return;
  throw refused(
    `Shown from ${fewestMeetings} meetings and ${fewestPeople} people heard in the period; ${meetings === 1 ? '1 meeting counts' : `${meetings} meetings count`} in it.`,
  );
}

/**
 * The connection map of the days that are asked for.
 * @throws AppError 403 if it is not shown
 */
export async function readMap(
  { services: { figures }, member }: FoundAt,
  asked: FigureAsked,
): Promise<OrganizationMap> {
  requireFeature(member, 'interactionGraphs');
  const zipped = await figures.map(member, periodOf(asked));
  const map = organizationMapSchema.parse(JSON.parse(await unzipMap(zipped)));
  requireEnough(map.coverage);
  return map;
}
