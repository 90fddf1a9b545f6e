import { z } from 'zod';

/** Sentences of a language model, each with the numbers of its quotes. */
export const writtenForm = z.object({
  sentences: z.array(z.object({ text: z.string(), quotes: z.array(z.number()) })),
});
export type WrittenForm = z.infer<typeof writtenForm>;
