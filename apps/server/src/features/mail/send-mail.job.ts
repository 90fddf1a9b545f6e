import { z } from 'zod';
import type { JobDefinition } from '../../platform/job-queue.ts';

/** Sends one mail; a mail server that is away gets it later. */
export const sendMailJob = {
  name: 'mail.send',
  schema: z.object({
    to: z.email(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    link: z.url(),
  }),
} satisfies JobDefinition;
