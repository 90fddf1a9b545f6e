import * as z from 'zod/mini';

/** The body of every error response. */
export const apiErrorSchema = z.object({
  code: z.string().check(z.describe('Stable name of the error, in SNAKE_CASE')),
  message: z.string().check(z.describe('A sentence for people')),
  requestId: z
    .optional(z.string())
    .check(z.describe("Id of the request, to find it in the server's log")),
});
export type ApiError = z.infer<typeof apiErrorSchema>;
