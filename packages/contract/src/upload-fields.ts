import * as z from 'zod/mini';

/** Fields of the form that uploads a file as a meeting. */
export const uploadFieldsSchema = z.object({
  title: z.optional(z.string()).check(z.describe('The name of the file if absent')),
  keepBoth: z
    .optional(z.string())
    .check(z.describe("'true' if the same file may become another meeting")),
  organizationId: z
    .optional(z.string())
    .check(z.describe('The organization that it is meant for; refused if another one is active')),
});
