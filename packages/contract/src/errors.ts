import { z } from 'zod';

/** The body of every refused call. */
export const apiErrorSchema = z.object({
  code: z.string().describe('Stable name of the error, in SNAKE_CASE'),
  message: z.string().describe('A sentence for people'),
  requestId: z.string().optional().describe('What to look for in the log'),
});
export type ApiError = z.infer<typeof apiErrorSchema>;
