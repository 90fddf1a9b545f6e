import { z } from 'zod';
import type { JobDefinition } from '../../platform/job-queue.ts';

const retry = { firstDelaySeconds: 2, delaySecondsMax: 60 };
const recipientSchema = z.object({ organizationId: z.string(), accountId: z.string() });

/** Mails a member the notifications that are due. */
export const mailNotificationsJob = {
  name: 'notifications.mail',
  schema: recipientSchema,
  isReminder: true,
  retry,
} satisfies JobDefinition;

/** Sends a member the digest of a week. */
export const sendDigestJob = {
  name: 'notifications.digest',
  schema: z.object({ ...recipientSchema.shape, week: z.iso.date() }),
  isReminder: true,
  retry,
} satisfies JobDefinition;

/** Finds notifications whose event was lost, mails due after quiet hours, and due digests. */
export const findDueNotificationsJob = {
  name: 'notifications.find-due',
  schema: z.object({}),
  cron: '* * * * *',
  retry,
} satisfies JobDefinition;

/** Runs often enough to notify of late actions soon after midnight in each time zone. */
export const notifyLateActionsJob = {
  name: 'notifications.note-late',
  schema: z.object({}),
  cron: '7 * * * *',
  retry,
} satisfies JobDefinition;

export const sweepNotificationsJob = {
  name: 'notifications.sweep',
  schema: z.object({}),
  cron: '43 * * * *',
  retry,
} satisfies JobDefinition;
