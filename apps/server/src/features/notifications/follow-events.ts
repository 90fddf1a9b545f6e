import type { ServerEventName } from '@rapport/contract';
import { gatherEvents } from '../../platform/gather-events.ts';
import type { Logger } from '../../platform/logger.ts';
import { type DeliverServices, deliverNotifications } from './deliver-notifications.ts';

/** Events that are published after a change that members are told of. */
const changes: ReadonlySet<ServerEventName> = new Set([
  'transcript-processing-completed',
  'transcript-processing-failed',
  'meeting-updated',
  'meetings-updated',
  'actions-updated',
  'organization-people-updated',
  'organization-settings-updated',
]);

/** Tells members soon after the change. A job finds what was missed. */
export const followNotificationEvents = (services: DeliverServices & { log: Logger }) =>
  gatherEvents(services, changes, (organizationId) =>
    deliverNotifications(services, organizationId),
  );
