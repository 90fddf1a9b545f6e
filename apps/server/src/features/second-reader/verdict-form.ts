import { z } from 'zod';

/** What a sentence can be found to be. */
export const outcomeKinds = ['decision', 'action', 'question'] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

/** A verdict on each candidate, and sentences that were not among them. All rest on words of a turn. */
export const verdictForm = z.object({
  verdicts: z.array(
    z.object({ number: z.number(), is: z.enum([...outcomeKinds, 'none']), quote: z.string() }),
  ),
  missed: z.array(z.object({ is: z.enum(outcomeKinds), turn: z.number(), quote: z.string() })),
});
export type Verdicts = z.infer<typeof verdictForm>;
