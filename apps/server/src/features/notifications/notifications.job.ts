import { z } from 'zod';
import type { JobDefinition } from '../../platform/job-queue.ts';

const retry = { firstDelaySeconds: 2, delaySecondsMax: 60 };
const toldSchema = z.object({ organizationId: z.string(), accountId: z.string() });

/** Mails a member what is due. */
export const mailNotificationsJob = {
  name: 'notifications.mail',
  schema: toldSchema,
  isReminder: true,
  retry,
} satisfies JobDefinition;

/** Makes the digest of a week for a member. */
export const sendDigestJob = {
  name: 'notifications.digest',
  schema: z.object({ ...toldSchema.shape, week: z.iso.date() }),
  isReminder: true,
  retry,
} satisfies JobDefinition;

/** Finds notifications whose event was lost, mails after quiet hours, and digests that are due. */
export const findDueNotificationsJob = {
  name: 'notifications.find-due',
  schema: z.object({}),
  cron: '* * * * *',
  retry,
} satisfies JobDefinition;

/** After midnight by each clock, actions of the day before are late. */
export const noteLateActionsJob = {
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
