import * as z from 'zod/mini';
import { comparedPeriodsSchema } from './period.ts';

export const findingKindSchema = z.enum([
  'talk-between-departments',
  'ties-between-departments',
  'hours-of-department',
  'talk-of-department',
  'mentions-of-initiative',
  'people-of-initiative',
  'mood-of-group',
]);
export type FindingKind = z.infer<typeof findingKindSchema>;

/** A change that chance does not explain. Its subject has one name, or two departments. */
export const changeFoundSchema = z.object({
  kind: findingKindSchema,
  subject: z.array(z.string()),
  now: z
    .number()
    .check(z.describe('Hours, ties, mentions, people, mood, or hours spoken a meeting, by kind')),
  before: z.number(),
  meetings: z.int().check(z.describe('Meetings of both periods that it stands on')),
});
export type ChangeFound = z.infer<typeof changeFoundSchema>;

/** GET /api/organization/changes */
export const organizationChangesSchema = z.extend(comparedPeriodsSchema, {
  findings: z.array(changeFoundSchema).check(z.describe('Largest first')),
});
export type OrganizationChanges = z.infer<typeof organizationChangesSchema>;
