import type { Database, Queryable } from '../../database/types.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import { deliverWebhookJob } from './deliver-webhooks.job.ts';
import { listDueWebhooks } from './due-delivery-repository.ts';

type Called = { webhookId: string; organizationId: string };

/**
 * Workers are shared fairly between organizations, so that one with slow addresses does not delay
 * the others.
 */
export const enqueueCall = (
  tx: Queryable,
  queue: JobQueue,
  { webhookId, organizationId }: Called,
  afterSeconds = 0,
): Promise<void> =>
  queue.enqueue(tx, deliverWebhookJob, { webhookId }, { group: organizationId, afterSeconds });

/** Enqueues calls of all webhooks with a due call, of one organization or all. */
export async function enqueueDueCalls(
  { db, queue }: { db: Database; queue: JobQueue },
  organizationId?: string,
): Promise<void> {
  const due = await listDueWebhooks(db, organizationId);
  if (due.length === 0) return;
  await queue.enqueueAll(
    db,
    deliverWebhookJob,
    due.map((one) => ({ data: { webhookId: one.webhookId }, group: one.organizationId })),
  );
  queue.wake(deliverWebhookJob);
}
