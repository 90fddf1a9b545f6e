import * as z from 'zod/mini';

/** Largest PostgreSQL integer. */
const versionMax = 2_147_483_647;

/** As a query parameter. */
export const versionInAddress = z.coerce.number().check(z.int(), z.gte(1), z.lte(versionMax));

/** DELETE of a plan or of something in it. */
export const planDeletionSchema = z.object({
  version: versionInAddress.check(
    z.describe('The version that was shown; refused with 409 if there is a later one'),
  ),
});
export type PlanDeletion = z.infer<typeof planDeletionSchema>;
