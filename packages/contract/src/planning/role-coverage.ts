import * as z from 'zod/mini';
import { successionCandidatesMax } from '../limits.ts';
import { coverageSchema, periodQuerySchema, periodSchema } from '../organization-figures/period.ts';
import { plannedPersonSchema } from './carried.ts';
import { weightInAddressSchema } from './succession.ts';

/** GET /api/planning/succession/coverage */
export const roleCoverageQuerySchema = z.extend(periodQuerySchema, {
  person: z.uuid().check(z.describe('Who holds the role')),
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
  ties: weightInAddressSchema,
  topics: weightInAddressSchema,
  series: weightInAddressSchema,
});
export type RoleCoverageQuery = z.infer<typeof roleCoverageQuerySchema>;

const roleCellSchema = z.object({
  id: z.string(),
  name: z.string().check(z.describe('Of the person, the topic or the series')),
});
export type RoleCell = z.infer<typeof roleCellSchema>;

const cellSchema = z.object({
  state: z.enum(['has', 'missing', 'self']).check(z.describe('`self`: the tie to the candidate')),
  times: z
    .int()
    .check(
      z.describe('Meetings in which the two answered each other, turns, or meetings of the series'),
    ),
});
export type CandidateCell = z.infer<typeof cellSchema>;
const cells = z.array(cellSchema).check(z.describe('One for each cell of the role, in its order'));

export const coveringPersonSchema = z.extend(plannedPersonSchema, {
  share: z
    .nullable(z.int())
    .check(z.describe('Percent already covered, by the weights; null if nothing counts')),
  ties: cells,
  topics: cells,
  series: cells,
  pair: z
    .nullable(
      z.object({
        id: z.string(),
        name: z.string(),
        covered: z.int(),
        of: z.int(),
        isOnlyOne: z.boolean().check(z.describe('No other of these people has as much with them')),
      }),
    )
    .check(z.describe('With whom they have the most together')),
});
export type CoveringPerson = z.infer<typeof coveringPersonSchema>;

/** People who already have some of a person's ties, topics and series, as far as the reader may see them. */
export const roleCoverageSchema = z.object({
  period: periodSchema,
  coverage: coverageSchema,
  person: plannedPersonSchema,
  leavesOn: z
    .nullable(z.iso.date())
    .check(z.describe('Last day, by a plan for their leaving that the caller may open')),
  ties: z.array(roleCellSchema),
  topics: z.array(roleCellSchema).check(z.describe('Of meetings that the reader may read')),
  series: z.array(roleCellSchema).check(z.describe('Likewise')),
  unlisted: z.int().check(z.describe('Further ties, topics and series, which are not compared')),
  candidates: z
    .array(coveringPersonSchema)
    .check(z.describe('By share; those of the same share by name')),
  others: z.int().check(z.describe('People with at least one cell who are not listed')),
});
export type RoleCoverage = z.infer<typeof roleCoverageSchema>;
