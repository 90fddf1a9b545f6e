import type { ServerEventName } from '@rapport/contract';
import { gatherEvents } from '../../platform/gather-events.ts';
import type { Logger } from '../../platform/logger.ts';
import { decideMoods, type MoodServices } from './decide-moods.ts';
import { sumWeeks } from './sum-weeks.ts';

const changes: ReadonlySet<ServerEventName> = new Set([
  'transcript-processing-completed',
  'meeting-updated',
  'meeting-deleted',
  'meetings-updated',
  'organization-people-updated',
  'organization-settings-updated',
]);

/** Computes sums and moods soon after events of an organization. Jobs find those whose event was lost. */
export const followChanges = (services: MoodServices & { log: Logger }) =>
  gatherEvents(services, changes, async (organizationId) => {
    await sumWeeks(services, organizationId);
    await decideMoods(services, organizationId);
  });
