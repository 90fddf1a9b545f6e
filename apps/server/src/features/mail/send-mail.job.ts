import { emailAddress } from '@rapport/contract';
import { z } from 'zod';
import type { JobDefinition } from '../../platform/job-queue.ts';

export const sendMailJob = {
  name: 'mail.send',
  schema: z.object({
    id: z.uuid(),
    queuedAt: z.iso.datetime(),
    /** Null for a mail to an account, which may belong to several organizations. */
    organizationId: z.string().nullable(),
    to: emailAddress(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    link: z.url(),
    /** Address that unsubscribes from such mails with a POST and without a session. */
    unsubscribe: z.url().optional(),
  }),
  retry: { firstDelaySeconds: 2, delaySecondsMax: 600 },
} satisfies JobDefinition;
