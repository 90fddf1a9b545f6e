import * as z from 'zod/mini';
import { periodWeeksSchema } from '../organization-figures/period.ts';

const count = z.int().check(z.nonnegative());
const counts = z.object({ before: count, after: count });
const part = z.object({ part: count, of: count });
const share = z.nullable(z.number());

/** What a result was computed from. */
const basisSchema = z.object({
  day: z.iso.date().check(z.describe('The day of the run, by the organization’s clock')),
  from: z.iso.date(),
  to: z.iso.date(),
  weeks: periodWeeksSchema,
  people: count.check(z.describe('People of the directory with a tie')),
  ties: count,
});
export type ScenarioBasis = z.infer<typeof basisSchema>;

const cohesionSchema = z.object({
  group: z.string(),
  people: count,
  ties: count.check(z.describe('Among its people')),
  components: count.check(z.describe('Parts that no chain of ties connects')),
  meanDistance: z.nullable(z.number()).check(z.describe('In ties; null without a tie')),
  fragmentation: share.check(z.describe('0 to 1; null for fewer than two people')),
});
export type GroupCohesion = z.infer<typeof cohesionSchema>;

const groupingSchema = z.object({
  across: part.check(z.describe('Exchanges across groups, of all')),
  tiedGroups: part.check(z.describe('Pairs of groups with a tie, of all')),
  changed: z.array(cohesionSchema),
});
export type GroupingFigures = z.infer<typeof groupingSchema>;

const pairOfPeople = { a: z.string(), b: z.string() };

const groupsResultSchema = z.object({
  kind: z.literal('groups'),
  basis: basisSchema,
  before: groupingSchema,
  after: groupingSchema,
  division: z
    .nullable(z.object({ cut: count, of: count, byChance: z.object({ from: count, to: count }) }))
    .check(z.describe('Exchanges between the two parts of a split; null for a merge')),
  between: z
    .array(z.object({ ...pairOfPeople, exchanges: count }))
    .check(z.describe('The pairs that exchange most between the parts or the merged groups')),
});
export type GroupsResult = z.infer<typeof groupsResultSchema>;

const leavingResultSchema = z.object({
  kind: z.literal('leaving'),
  basis: basisSchema,
  ties: counts,
  bridges: counts.check(z.describe('Ties across two departments')),
  departmentPairs: counts.check(z.describe('Pairs of departments with a tie')),
  parted: z.array(z.tuple([z.string(), z.string()])).check(z.describe('Pairs without one after')),
  fewTies: z
    .array(z.object({ person: z.string(), before: count, after: count }))
    .check(z.describe('People left with fewer than two ties')),
  fragmentation: z
    .object({ before: share, after: share })
    .check(z.describe('Among those who stay')),
  components: counts.check(z.describe('Parts of those who stay that no chain connects')),
  takeOver: z
    .array(
      z.object({
        leaver: z.string(),
        stays: z.string(),
        leavesFewTies: z.boolean().check(z.describe('Who stays has fewer than two ties then')),
        parts: z
          .nullable(z.tuple([z.string(), z.string()]))
          .check(z.describe('The departments that have no tie then')),
        successor: z
          .nullable(
            z.object({
              person: z.string(),
              kind: z
                .enum(['tie', 'meetings', 'leaver'])
                .check(z.describe('A tie or meetings with who stays, or a tie with who leaves')),
              meetings: count,
              meetsBoth: z.boolean(),
            }),
          )
          .check(z.describe('Who already meets one side; null without such a person')),
      }),
    )
    .check(z.describe('Lost ties that leave people or departments apart, weakest first')),
});
export type LeavingResult = z.infer<typeof leavingResultSchema>;

/** People are ids of the directory: names are read when the result is shown. */
export const scenarioResultSchema = z.discriminatedUnion('kind', [
  groupsResultSchema,
  leavingResultSchema,
]);
export type ScenarioResult = z.infer<typeof scenarioResultSchema>;
