import type { Database } from '../../database/types.ts';
import { publishToAccounts } from '../../ground/meeting/publish-to-accounts.ts';
import { notifyLate } from '../../ground/notification/new-notification-repository.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import { announceNew, listDueMails } from './delivery-repository.ts';
import { mailNotificationsJob } from './notifications.job.ts';

export type DeliverServices = { db: Database; bus: EventBus; queue: JobQueue };

/**
 * Announces new notifications to open pages, and queues the mails that are due, for one
 * organization or all.
 */
export async function deliverNotifications(
  { db, bus, queue }: DeliverServices,
  organizationId?: string,
): Promise<void> {
  const told = Map.groupBy(await announceNew(db, organizationId), (one) => one.organizationId);
  for (const [id, members] of told)
    await publishToAccounts(
      bus,
      { name: 'notifications-updated', payload: { organizationId: id } },
      members.map(({ accountId }) => accountId),
    );
  const due = await listDueMails(db, organizationId);
  if (due.length === 0) return;
  await queue.enqueueAll(
    db,
    mailNotificationsJob,
    due.map((data) => ({ data, group: data.organizationId })),
  );
  queue.wake(mailNotificationsJob);
}

/** Notifies people once of actions that were due on the previous day. */
export async function notifyOfLateActions(services: DeliverServices): Promise<void> {
  await notifyLate(services.db);
  await deliverNotifications(services);
}
