import * as z from 'zod/mini';
import { computed, state } from '../figures/origin.ts';
import { groupMoodSchema } from './group-mood.ts';
import { comparedPeriodsSchema, comparedSchema, coverageSchema, perChartWeek } from './period.ts';

/** A topic of several meetings. Its mentions are turns that speak of it. */
export const initiativeSchema = z.object({
  ...computed('initiatives', {
    topic: z.string(),
    mentions: comparedSchema,
    meetings: z.int(),
    people: z.int().check(z.describe('Number of people of the directory who mentioned it')),
    lastOn: z.iso.date(),
    weeks: perChartWeek(z.int()),
  }),
  mood: z.nullable(groupMoodSchema).check(z.describe('Null where sentiment is switched off')),
});
export type Initiative = z.infer<typeof initiativeSchema>;

/** GET /api/organization/initiatives: those of the period with most meetings. */
export const organizationInitiativesSchema = z.extend(comparedPeriodsSchema, {
  coverage: coverageSchema,
  ...state({
    chart: z.array(z.iso.date()).check(z.describe('Mondays of the weeks of the charts')),
  }),
  initiatives: z.array(initiativeSchema).check(z.describe('Those with the most meetings first')),
  ...computed('coverage', {
    initiativesNamed: z
      .int()
      .check(
        z.describe(
          'Number of initiatives that the reader may see; not all are listed if there are very many',
        ),
      ),
    initiativesWithheld: z
      .int()
      .check(
        z.describe('Number of initiatives named only in meetings that the reader may not open'),
      ),
  }),
});
export type OrganizationInitiatives = z.infer<typeof organizationInitiativesSchema>;
