import * as z from 'zod/mini';
import { groupMoodSchema } from './group-mood.ts';
import { comparedPeriodsSchema, comparedSchema, coverageSchema, perChartWeek } from './period.ts';

/** A topic of several meetings. Its mentions are turns that speak of it. */
export const initiativeSchema = z.object({
  topic: z.string(),
  mentions: comparedSchema,
  meetings: z.int(),
  people: z.int().check(z.describe('People of the directory who spoke of it')),
  lastOn: z.iso.date(),
  weeks: perChartWeek(z.int()),
  mood: z.nullable(groupMoodSchema).check(z.describe('Null where sentiment is switched off')),
});
export type Initiative = z.infer<typeof initiativeSchema>;

/** GET /api/organization/initiatives: those of the period with most meetings. */
export const organizationInitiativesSchema = z.extend(comparedPeriodsSchema, {
  coverage: coverageSchema,
  chart: z.array(z.iso.date()).check(z.describe('Mondays of the weeks of the charts')),
  initiatives: z.array(initiativeSchema).check(z.describe('Those of most meetings first')),
  initiativesNamed: z
    .int()
    .check(
      z.describe('All that the reader may be told; more than are listed if there are very many'),
    ),
  initiativesWithheld: z
    .int()
    .check(z.describe('Initiatives that are named only in meetings that the reader may not open')),
});
export type OrganizationInitiatives = z.infer<typeof organizationInitiativesSchema>;
