import { z } from 'zod';
import { type JobDefinition, scheduledJob } from '../../platform/job-queue.ts';

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
export const findDueNotificationsJob = scheduledJob('notifications.find-due', '* * * * *', retry);

/** Runs often enough to notify of late actions soon after midnight in each time zone. */
export const notifyLateActionsJob = scheduledJob('notifications.note-late', '7 * * * *', retry);

export const sweepNotificationsJob = scheduledJob('notifications.sweep', '43 * * * *', retry);
