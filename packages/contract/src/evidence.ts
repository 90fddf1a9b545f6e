import { z } from 'zod';

/** Words of a transcript that a statement rests on. */
export const evidenceSchema = z.object({
  turn: z.number().int().nonnegative().describe('Position of the turn'),
  quote: z.string().describe('A part of the turn, as it stands there'),
});
export type Evidence = z.infer<typeof evidenceSchema>;
