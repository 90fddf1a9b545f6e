import * as z from 'zod/mini';

/** Greatest integer of PostgreSQL. */
const versionMax = 2_147_483_647;

/** Of a query. */
export const versionInAddress = z.coerce.number().check(z.int(), z.gte(1), z.lte(versionMax));

/** DELETE of a plan or of something in it. */
export const planDeletionSchema = z.object({
  version: versionInAddress.check(
    z.describe('The version that was shown; refused with 409 once it is another one'),
  ),
});
export type PlanDeletion = z.infer<typeof planDeletionSchema>;
