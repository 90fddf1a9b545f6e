import * as z from 'zod/mini';

/** A quotation from the transcript that supports a statement. */
export const evidenceSchema = z.object({
  turn: z
    .int()
    .check(z.nonnegative(), z.describe('Position of the turn in the transcript, from 0')),
  quote: z.string().check(z.describe('A part of the turn, as it stands there')),
});
export type Evidence = z.infer<typeof evidenceSchema>;
