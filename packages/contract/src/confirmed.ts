import * as z from 'zod/mini';
import { given } from './figures/origin.ts';

/** Who answered the last question of a meeting, and when. */
export const confirmedSchema = z.object(
  given({
    by: z.string(),
    on: z.iso.date().check(z.describe('By the organization’s clock')),
  }),
);
export type Confirmed = z.infer<typeof confirmedSchema>;
