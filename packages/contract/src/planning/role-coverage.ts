import * as z from 'zod/mini';
import { computed, given } from '../figures/origin.ts';
import { successionCandidatesMax } from '../limits.ts';
import { coverageSchema, periodQuerySchema, periodSchema } from '../organization-figures/period.ts';
import { plannedPersonSchema } from './carried.ts';
import { weightInAddressSchema } from './succession.ts';

/** GET /api/planning/succession/coverage */
export const roleCoverageQuerySchema = z.extend(periodQuerySchema, {
  person: z.uuid().check(z.describe('Id of the person who holds the role')),
  also: z
    ._default(
      z.pipe(
        z.pipe(
          z.string().check(z.maxLength(1000)),
          z.transform((ids) => ids.split(',').filter(Boolean)),
        ),
        z.array(z.uuid()).check(z.maxLength(successionCandidatesMax)),
      ),
      [],
    )
    .check(z.describe('Further people to compare: ids of the directory, separated by commas')),
  chosen: z
    .optional(z.literal('only'))
    .check(z.describe('To compare only the people in `also`, and find nobody else')),
  ties: weightInAddressSchema,
  topics: weightInAddressSchema,
  series: weightInAddressSchema,
});
export type RoleCoverageQuery = z.infer<typeof roleCoverageQuerySchema>;

const roleCellSchema = z.object(
  given({
    id: z.string(),
    name: z.string().check(z.describe('Name of the person, topic or series')),
  }),
);
export type RoleCell = z.infer<typeof roleCellSchema>;

const cellSchema = z.object(
  computed('covered-share', {
    state: z.enum(['has', 'missing', 'self']).check(z.describe('`self`: the tie to the candidate')),
    times: z
      .int()
      .check(
        z.describe(
          'For a tie, meetings in which the two answered each other; for a topic, meetings in which they spoke on it; for a series, meetings',
        ),
      ),
  }),
);
export type CandidateCell = z.infer<typeof cellSchema>;
const cells = z
  .array(cellSchema)
  .check(z.describe('One for each cell of the role, in the same order'));

export const coveringPersonSchema = z.extend(plannedPersonSchema, {
  ties: cells,
  topics: cells,
  series: cells,
});
export type CoveringPerson = z.infer<typeof coveringPersonSchema>;

const countSchema = z.object(computed('covered-share', { covered: z.int(), of: z.int() }));

const pairSchema = z.object({
  ...given({ people: z.tuple([z.string(), z.string()]) }),
  ties: countSchema,
  topics: countSchema,
  series: countSchema,
  ...computed('covered-share', {
    isOnlyOne: z.boolean().check(z.describe('True if no other pair has as much together')),
  }),
});

/** People who already have some of a person's ties, topics and series, as far as the reader may see them. */
export const roleCoverageSchema = z.object({
  period: periodSchema,
  coverage: coverageSchema,
  person: plannedPersonSchema,
  ...given({
    leavesOn: z
      .nullable(z.iso.date())
      .check(z.describe('Last day, from an offboarding plan that the caller may open')),
  }),
  ties: z.array(roleCellSchema),
  topics: z.array(roleCellSchema).check(z.describe('Topics of meetings that the reader may read')),
  series: z
    .array(roleCellSchema)
    .check(z.describe('Series with meetings that the reader may read')),
  weighed: z
    .object(
      computed('covered-share', { ties: z.boolean(), topics: z.boolean(), series: z.boolean() }),
    )
    .check(z.describe('Kinds with at least five cells; the others do not change the order')),
  ...computed('covered-share', {
    unlisted: z
      .int()
      .check(z.describe('Number of further ties, topics and series, which are not compared')),
  }),
  candidates: z
    .array(coveringPersonSchema)
    .check(z.describe('In the order of the weights; by name where the order is the same')),
  pair: z
    .nullable(pairSchema)
    .check(z.describe('The two of them who together have most of what is weighed')),
  ...computed('covered-share', {
    others: z.int().check(z.describe('Number of people with at least one cell who are not listed')),
  }),
});
export type RoleCoverage = z.infer<typeof roleCoverageSchema>;
