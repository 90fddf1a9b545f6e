import * as z from 'zod/mini';

/** Why the built-in engine's text stands although a language model was asked for one. */
export const keptReasonSchema = z.enum([
  'no-answer',
  'too-slow',
  'unreadable-answer',
  'not-borne-out',
  'not-asked',
]);
export type KeptReason = z.infer<typeof keptReasonSchema>;

/** Who wrote a text: the built-in engine, or a language model whose words were checked. */
export const textSourceSchema = z.object({
  engine: z.enum(['embedded', 'model']),
  model: z
    .nullable(z.string())
    .check(z.describe('The language model that was asked; null where none is')),
  kept: z
    .nullable(keptReasonSchema)
    .check(z.describe('Why the text is of the built-in engine although a model was asked')),
});
export type TextSource = z.infer<typeof textSourceSchema>;

/** Of a text that no language model was asked for. */
export const embeddedSource: TextSource = { engine: 'embedded', model: null, kept: null };
