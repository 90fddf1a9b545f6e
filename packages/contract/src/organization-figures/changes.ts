import * as z from 'zod/mini';
import { computed, given, state } from '../figures/origin.ts';
import { comparedPeriodsSchema } from './period.ts';

export const findingKindSchema = z.enum([
  'talk-between-departments',
  'ties-between-departments',
  'hours-of-department',
  'talk-of-department',
  'people-of-department',
  'mentions-of-initiative',
  'people-of-initiative',
  'mood-of-group',
  'balance-of-series',
  'overdue-actions',
]);
export type FindingKind = z.infer<typeof findingKindSchema>;

/** A change that chance does not explain. Its subject has one name, or two departments. */
export const changeFoundSchema = z.object({
  ...computed('what-changed', {
    kind: findingKindSchema,
    subject: z.array(z.string()),
    now: z
      .number()
      .check(
        z.describe(
          'Hours, ties, mentions, people, mood, hours spoken a meeting, talk balance or actions, by kind',
        ),
      ),
    before: z.number(),
    meetings: z
      .int()
      .check(
        z.describe(
          'Number of meetings of both periods behind the change; 0 for a mood, for which none are named',
        ),
      ),
    group: z
      .optional(z.enum(['organization', 'department', 'team', 'initiative']))
      .check(z.describe('For a mood: the kind of the group')),
  }),
  ...given({ seriesId: z.optional(z.string()).check(z.describe('For a series: its id')) }),
});
export type ChangeFound = z.infer<typeof changeFoundSchema>;

/** How many subjects of a kind could be tested for a change, and how many have too few meetings for it. */
export const changesTestedSchema = z.object(
  computed('what-changed', {
    kind: findingKindSchema,
    tested: z.int(),
    untested: z
      .int()
      .check(z.describe('For moods: departments and teams without a mood that can be compared')),
    meetings: z
      .nullable(z.int())
      .check(
        z.describe(
          'Number of meetings of both periods together from which one more could be tested; for a series each in another week, otherwise each outside of series. Null if periods of this length never have enough, and for a mood, for which people count',
        ),
      ),
  }),
);
export type ChangesTested = z.infer<typeof changesTestedSchema>;

/** GET /api/organization/changes */
export const organizationChangesSchema = z.extend(comparedPeriodsSchema, {
  findings: z.array(changeFoundSchema).check(z.describe('Largest first')),
  tests: z
    .array(changesTestedSchema)
    .check(
      z.describe(
        'By kind, without kinds of which the organization has nothing. Same for all readers',
      ),
    ),
  ...state({
    computedAt: z
      .nullable(z.iso.datetime())
      .check(
        z.describe(
          'For periods of thousands of meetings, which are compared once a day: when. Null if just now',
        ),
      ),
  }),
});
export type OrganizationChanges = z.infer<typeof organizationChangesSchema>;
