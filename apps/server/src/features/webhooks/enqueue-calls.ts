import type { Database, Queryable } from '../../database/types.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import { deliverWebhookJob } from './deliver-webhooks.job.ts';
import { listDueWebhooks } from './due-delivery-repository.ts';

type Called = { webhookId: string; organizationId: string };

/** Organizations share the places, so that one with slow addresses does not hold up the others. */
export const enqueueCall = (
  tx: Queryable,
  queue: JobQueue,
  { webhookId, organizationId }: Called,
  afterSeconds = 0,
): Promise<void> =>
  queue.enqueue(tx, deliverWebhookJob, { webhookId }, { group: organizationId, afterSeconds });

/** For webhooks with a call that is due, of one organization or all. */
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
