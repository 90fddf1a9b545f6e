import type { ServerEventName } from '@rapport/contract';
import { gatherEvents } from '../../platform/gather-events.ts';
import type { Logger } from '../../platform/logger.ts';
import { type DeliverServices, deliverNotifications } from './deliver-notifications.ts';

/** Events published after changes that can cause notifications. */
const changes: ReadonlySet<ServerEventName> = new Set([
  'transcript-processing-completed',
  'transcript-processing-failed',
  'meeting-updated',
  'meetings-updated',
  'actions-updated',
  'organization-people-updated',
  'organization-settings-updated',
]);

/** Notifies members soon after a change. A job finds changes whose event was missed. */
export const followNotificationEvents = (services: DeliverServices & { log: Logger }) =>
  gatherEvents(services, changes, (organizationId) =>
    deliverNotifications(services, organizationId),
  );
