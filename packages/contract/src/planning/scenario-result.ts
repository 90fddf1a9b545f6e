import * as z from 'zod/mini';
import { computed, state } from '../figures/origin.ts';
import { periodWeeksSchema } from '../organization-figures/period.ts';

const count = z.int().check(z.nonnegative());
const counts = z.object(computed('scenario-result', { before: count, after: count }));
const part = z.object(computed('scenario-result', { part: count, of: count }));
const share = z.nullable(z.number());

/** What a result was computed from. */
const basisSchema = z.object({
  ...state({
    day: z.iso.date().check(z.describe('The day of the run, by the organization’s clock')),
    from: z.iso.date(),
    to: z.iso.date(),
    weeks: periodWeeksSchema,
  }),
  ...computed('scenario-result', {
    people: count.check(z.describe('People of the directory with a tie')),
    ties: count,
  }),
});
export type ScenarioBasis = z.infer<typeof basisSchema>;

const cohesionSchema = z.object(
  computed('scenario-result', {
    group: z.string(),
    people: count,
    ties: count.check(z.describe('Ties among the people of the group')),
    components: count.check(z.describe('Number of parts that no chain of ties connects')),
    meanDistance: z
      .nullable(z.number())
      .check(z.describe('Mean distance of two people, in ties; null without a tie')),
    fragmentation: share.check(z.describe('0 to 1; null for fewer than two people')),
  }),
);
export type GroupCohesion = z.infer<typeof cohesionSchema>;

const groupingSchema = z.object({
  across: part.check(z.describe('Exchanges across groups, out of all')),
  tiedGroups: part.check(z.describe('Pairs of groups with a tie, out of all')),
  changed: z.array(cohesionSchema),
});

const pairOfPeople = computed('scenario-result', { a: z.string(), b: z.string() });

const groupsResultSchema = z.object({
  ...state({ kind: z.literal('groups') }),
  basis: basisSchema,
  before: groupingSchema,
  after: groupingSchema,
  division: z
    .nullable(
      z.object({
        ...computed('scenario-result', { cut: count, of: count }),
        byChance: z.object(computed('scenario-result', { from: count, to: count })),
      }),
    )
    .check(
      z.describe(
        'Exchanges between the two parts of a split, out of those in the group; null for a merge',
      ),
    ),
  between: z
    .array(z.object({ ...pairOfPeople, ...computed('scenario-result', { exchanges: count }) }))
    .check(z.describe('The pairs that exchange most between the parts or the merged groups')),
});
export type GroupsResult = z.infer<typeof groupsResultSchema>;

const leavingResultSchema = z.object({
  ...state({ kind: z.literal('leaving') }),
  basis: basisSchema,
  ties: counts,
  bridges: counts.check(z.describe('Ties across two departments')),
  departmentPairs: counts.check(z.describe('Pairs of departments with a tie')),
  ...computed('scenario-result', {
    parted: z
      .array(z.tuple([z.string(), z.string()]))
      .check(z.describe('Pairs of departments without a tie afterwards')),
  }),
  fewTies: z
    .array(
      z.object(computed('scenario-result', { person: z.string(), before: count, after: count })),
    )
    .check(z.describe('People left with fewer than two ties')),
  fragmentation: z
    .object(computed('scenario-result', { before: share, after: share }))
    .check(z.describe('Fragmentation among the people who stay')),
  components: counts.check(
    z.describe('Parts of the people who stay that no chain of ties connects'),
  ),
  takeOver: z
    .array(
      z.object({
        ...computed('scenario-result', {
          leaver: z.string(),
          stays: z.string(),
          leavesFewTies: z
            .boolean()
            .check(z.describe('True if the person who stays then has fewer than two ties')),
          parts: z
            .nullable(z.tuple([z.string(), z.string()]))
            .check(z.describe('Departments that part; null in newer results, which have `links`')),
        }),
        successor: z
          .nullable(
            z.object(
              computed('scenario-result', {
                person: z.string(),
                kind: z
                  .enum(['tie', 'meetings', 'leaver'])
                  .check(
                    z.describe(
                      '`tie` or `meetings`: with the person who stays; `leaver`: a tie with the person who leaves',
                    ),
                  ),
                meetings: count,
                meetsBoth: z.boolean(),
              }),
            ),
          )
          .check(z.describe('A person who already meets one side; null if there is none')),
      }),
    )
    .check(z.describe('Lost ties without which somebody has fewer than two')),
  links: z
    .optional(
      z.array(
        z.object(
          computed('scenario-result', {
            leaver: z.string(),
            own: z.string().check(z.describe('The department of the person who leaves')),
            other: z.string(),
            keeper: z
              .nullable(z.string())
              .check(z.describe('A colleague who already meets the other department')),
          }),
        ),
      ),
    )
    .check(
      z.describe('Departments that part, and who could keep the link; missing in old results'),
    ),
});
export type LeavingResult = z.infer<typeof leavingResultSchema>;

/** People are ids of the directory: names are read when the result is shown. */
export const scenarioResultSchema = z.discriminatedUnion('kind', [
  groupsResultSchema,
  leavingResultSchema,
]);
export type ScenarioResult = z.infer<typeof scenarioResultSchema>;
