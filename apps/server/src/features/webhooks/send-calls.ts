import type { Database } from '../../database/types.ts';
import { notFound } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { deliverWebhookJob } from './deliver-webhooks.job.ts';
import { insertTest, sendAgain } from './delivery-repository.ts';
import { enqueueCall } from './enqueue-calls.ts';
import { lockWebhook } from './webhook-repository.ts';

type Services = { db: Database; queue: JobQueue };

/** A test is sent and listed like any other delivery. */
export async function sendTest(
  { db, queue }: Services,
  actor: Actor,
  webhookId: string,
): Promise<void> {
  const { organizationId } = actor;
  await db.transaction().execute(async (tx) => {
    if (!(await lockWebhook(tx, organizationId, webhookId))) throw notFound('Webhook');
    await insertTest(tx, organizationId, webhookId);
    const event = { action: 'webhook-sent', targetId: webhookId, detail: 'test' } as const;
    await recordAuditEvent(tx, actor, event);
    await enqueueCall(tx, queue, { webhookId, organizationId });
  });
  queue.wake(deliverWebhookJob);
}

/** Tries the delivery at once, and retries for a day. */
export async function resendDelivery(
  { db, queue }: Services,
  actor: Actor,
  id: string,
): Promise<void> {
  const { organizationId } = actor;
  await db.transaction().execute(async (tx) => {
    const webhookId = await sendAgain(tx, organizationId, id);
    if (!webhookId) throw notFound('Delivery');
    const event = { action: 'webhook-sent', targetId: webhookId, detail: 'sent again' } as const;
    await recordAuditEvent(tx, actor, event);
    await enqueueCall(tx, queue, { webhookId, organizationId });
  });
  queue.wake(deliverWebhookJob);
}
