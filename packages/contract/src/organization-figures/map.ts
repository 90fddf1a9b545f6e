import * as z from 'zod/mini';
import { computed, given } from '../figures/origin.ts';
import { comparedPeriodsSchema, comparedSchema, coverageSchema } from './period.ts';

/** What makes a tie, as a part of a sentence. */
export const tieWords =
  'two people who answered each other on a matter in two meetings or more, or five times';

export const mapPersonSchema = z.object({
  ...given({
    id: z.string(),
    name: z.string(),
    title: z.nullable(z.string()),
    department: z.nullable(z.string()),
  }),
  ...computed('people-heard', { isHeard: z.boolean() }),
});
export type MapPerson = z.infer<typeof mapPersonSchema>;

const tieChangeSchema = z.enum(['kept', 'new', 'lost']);
export type TieChange = z.infer<typeof tieChangeSchema>;

/** `a` and `b` are positions among the people, `a` before `b`. */
export const mapTieSchema = z.object(
  computed('ties', {
    a: z.int(),
    b: z.int(),
    strength: z.int().check(z.describe('1 to 10; of a lost tie, the strength before')),
    /** Number of meetings in which they answered each other on a matter. */
    meetings: comparedSchema,
    change: tieChangeSchema,
  }),
);
export type MapTie = z.infer<typeof mapTieSchema>;

export const departmentPairSchema = z.object({
  ...given({
    a: z.string(),
    b: z.string().check(z.describe('The second department; the same for talk within a department')),
  }),
  ...computed('department-talk', {
    /** Minutes of meetings in which people of both spoke. */
    minutes: comparedSchema,
    exchanges: z.int(),
    ratioToChance: z
      .nullable(z.number())
      .check(
        z.describe(
          'Exchanges relative to the number expected by chance from the sizes of the departments',
        ),
      ),
  }),
});
export type DepartmentPair = z.infer<typeof departmentPairSchema>;

export const bridgeSchema = z.object(
  computed('bridges', {
    personId: z.string(),
    departments: z.tuple([z.string(), z.string()]),
    ties: z
      .int()
      .check(z.describe('Number of ties between the two departments that the person has')),
    of: z.int().check(z.describe('Number of all ties between the two departments')),
  }),
);
export type Bridge = z.infer<typeof bridgeSchema>;

/** GET /api/organization/map. Refused where connection maps are switched off. */
export const organizationMapSchema = z.extend(comparedPeriodsSchema, {
  coverage: coverageSchema,
  people: z.array(mapPersonSchema),
  ties: z.array(mapTieSchema).check(z.describe('Ties of the period, then lost ties')),
  departments: z.array(departmentPairSchema),
  bridges: z.array(bridgeSchema),
});
export type OrganizationMap = z.infer<typeof organizationMapSchema>;
