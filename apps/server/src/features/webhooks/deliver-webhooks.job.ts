import { z } from 'zod';
import { type JobDefinition, scheduledJob } from '../../platform/job-queue.ts';

const retry = { firstDelaySeconds: 2, delaySecondsMax: 60 };

/** Makes the next due call of a webhook. */
export const deliverWebhookJob = {
  name: 'webhooks.deliver',
  schema: z.object({ webhookId: z.uuid() }),
  isReminder: true,
  keepsPlaceFree: true,
  retry,
} satisfies JobDefinition;

/** Finds calls whose event or job was lost. */
export const findDueWebhooksJob = scheduledJob('webhooks.find-due', '* * * * *', retry);

export const sweepWebhooksJob = scheduledJob('webhooks.sweep', '41 * * * *', retry);
