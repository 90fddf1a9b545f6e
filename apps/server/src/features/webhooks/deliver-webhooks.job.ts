import { z } from 'zod';
import type { JobDefinition } from '../../platform/job-queue.ts';

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
export const findDueWebhooksJob = {
  name: 'webhooks.find-due',
  schema: z.object({}),
  cron: '* * * * *',
  retry,
} satisfies JobDefinition;

export const sweepWebhooksJob = {
  name: 'webhooks.sweep',
  schema: z.object({}),
  cron: '41 * * * *',
  retry,
} satisfies JobDefinition;
