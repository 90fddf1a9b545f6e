import * as z from 'zod/mini';
import { given } from './figures/origin.ts';

/** When and by whom a turn was said. */
const saidSchema = z.object(
  given({
    start: z
      .nullable(z.number().check(z.nonnegative()))
      .check(z.describe('Seconds from the start of the meeting; null where the file has no times')),
    speaker: z
      .nullable(z.string())
      .check(z.describe('The name; null if the transcript has none for the speaker')),
    written: z
      .optional(z.literal(true))
      .check(z.describe('Set for a line of minutes, which nobody said')),
  }),
);
export type Said = z.infer<typeof saidSchema>;

/** A quotation from the transcript that supports a statement. */
export const evidenceSchema = z.object({
  ...given({
    turn: z
      .int()
      .check(z.nonnegative(), z.describe('Position of the turn in the transcript, from 0')),
    quote: z.string().check(z.describe('A part of the turn, as it stands there')),
  }),
  said: z
    .optional(saidSchema)
    .check(
      z.describe(
        'Added when the meeting is read. Absent in the answer with the transcript, which has the turn itself',
      ),
    ),
});
export type Evidence = z.infer<typeof evidenceSchema>;
