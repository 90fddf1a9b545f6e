import * as z from 'zod/mini';
import { given } from './figures/origin.ts';

export const undeliveredMailSchema = z.object(
  given({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    reason: z.string().check(z.describe('A sentence for people')),
    failedAt: z.iso.datetime(),
  }),
);
export const undeliveredMailListSchema = z.object({ mails: z.array(undeliveredMailSchema) });
export type UndeliveredMailList = z.infer<typeof undeliveredMailListSchema>;
