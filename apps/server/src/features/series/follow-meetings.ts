import type { ServerEventName } from '@rapport/contract';
import { gatherEvents } from '../../platform/gather-events.ts';
import type { Logger } from '../../platform/logger.ts';
import { type StoreSeriesServices, storeSeries } from './store-series.ts';

const changes: ReadonlySet<ServerEventName> = new Set([
  'transcript-processing-completed',
  'meeting-updated',
  'meeting-deleted',
  'meetings-updated',
  'organization-settings-updated',
]);

/** Finds series soon after meetings change. A job finds those whose event was lost. */
export const followMeetings = (services: StoreSeriesServices & { log: Logger }) =>
  gatherEvents(services, changes, (organizationId) => storeSeries(services, organizationId));
