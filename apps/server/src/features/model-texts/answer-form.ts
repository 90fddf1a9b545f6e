import { z } from 'zod';

const claim = z.object({ text: z.string(), turn: z.number(), quote: z.string() });
export type Claim = z.infer<typeof claim>;

/** Each claim has a quote as evidence. There is no field for figures. */
export const answerForm = z.object({
  meeting: z.array(claim),
  people: z.array(z.object({ name: z.string(), points: z.array(claim) })),
  pairs: z.array(
    z.object({
      first: z.string(),
      second: z.string(),
      points: z.array(claim),
      recommendations: z.array(claim),
    }),
  ),
});
export type Answer = z.infer<typeof answerForm>;
