import { z } from 'zod';

/** Numbers are those of what was found and of the sentences. */
export const orderForm = z.object({
  same: z.array(
    z.object({
      first: z.number(),
      firstQuote: z.string(),
      second: z.number(),
      secondQuote: z.string(),
    }),
  ),
  titles: z.array(z.object({ number: z.number(), title: z.string() })),
  inShort: z.array(z.number()),
});
export type Order = z.infer<typeof orderForm>;
