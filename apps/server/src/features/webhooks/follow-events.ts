import type { ServerEventName } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import { gatherEvents } from '../../platform/gather-events.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { Logger } from '../../platform/logger.ts';
import { enqueueDueCalls } from './enqueue-calls.ts';

/** Events published after changes that webhooks report. */
const changes: ReadonlySet<ServerEventName> = new Set([
  'transcript-processing-completed',
  'transcript-processing-failed',
  'meeting-updated',
  'meeting-deleted',
  'meetings-updated',
  'actions-updated',
]);

/** Makes calls soon after a change. If its event is lost, a job finds the calls. */
export const followWebhookEvents = (services: {
  db: Database;
  bus: EventBus;
  queue: JobQueue;
  log: Logger;
}) =>
  gatherEvents(services, changes, (organizationId) => enqueueDueCalls(services, organizationId));
