import * as z from 'zod/mini';
import { state } from './figures/origin.ts';

/**
 * Why the built-in text was kept although a language model is set up.
 * 'not-borne-out': no claim of the model was confirmed by the transcript.
 * 'switched-off': the organization switched the model off while it was answering.
 * 'cut-prompt': the model read only a part of what it was sent.
 * 'cut-answer': the model stopped in the middle of its answer.
 * 'over-limit': the organization's tokens of the month are used up.
 */
export const keptReasonSchema = z.enum([
  'no-answer',
  'too-slow',
  'unreadable-answer',
  'not-borne-out',
  'not-asked',
  'switched-off',
  'cut-prompt',
  'cut-answer',
  'over-limit',
]);
export type KeptReason = z.infer<typeof keptReasonSchema>;

export const textSourceSchema = z.object(
  state({
    engine: z.enum(['embedded', 'model']),
    model: z.nullable(z.string()).check(z.describe('The configured language model; null if none')),
    kept: z
      .nullable(keptReasonSchema)
      .check(z.describe('Why the built-in text was kept although a language model is set up')),
  }),
);
export type TextSource = z.infer<typeof textSourceSchema>;

/** The source of texts without a language model. */
export const embeddedSource: TextSource = { engine: 'embedded', model: null, kept: null };
