import * as z from 'zod/mini';
import { computed, given, state } from '../figures/origin.ts';
import { groupMoodSchema, moodPeriodSchema, weekMoodSchema } from './group-mood.ts';
import { initiativeSchema } from './initiatives.ts';
import {
  comparedOrUnknownSchema,
  comparedPeriodsSchema,
  comparedSchema,
  coverageSchema,
  perChartWeek,
} from './period.ts';

export const departmentFiguresSchema = z.object({
  ...given({ department: z.string() }),
  ...computed('people-heard', {
    people: z.int().check(z.describe('People of the directory')),
    heard: z.int(),
  }),
  ...computed('meeting-hours', {
    spokenMinutes: comparedSchema,
    weeks: perChartWeek(z.int()).check(z.describe('Minutes spoken')),
  }),
});
export type DepartmentFigures = z.infer<typeof departmentFiguresSchema>;

/** Actions found in the meetings that the reader may open, and the actions that the reader's list shows. */
export const foundActionsSchema = z.object(
  computed('organization-actions', {
    found: comparedSchema,
    withOwner: z.int(),
    withDay: z.int(),
    open: z.int().check(z.describe('Open actions in the whole list, regardless of the period')),
    fromBefore: z
      .int()
      .check(z.describe('Actions of the whole list from before, which are not open')),
    dueThisWeek: z
      .int()
      .check(z.describe('Open actions due this week, by the organization’s clock')),
    overdue: z.int().check(z.describe('Open actions due before today')),
    doneThisWeek: z
      .int()
      .check(z.describe('Actions of the whole list that were done since Monday')),
    /** Actions of the whole list that were done in the period. */
    done: comparedSchema,
  }),
);

export type FoundActions = z.infer<typeof foundActionsSchema>;

/** GET /api/organization/overview */
export const organizationOverviewSchema = z.extend(comparedPeriodsSchema, {
  coverage: coverageSchema,
  slider: z
    .array(
      z.object({
        ...state({ from: z.iso.date() }),
        ...computed('coverage', { meetings: z.int() }),
      }),
    )
    .check(z.describe('The weeks that can be chosen, the current one last')),
  ...computed('coverage', {
    meetings: comparedSchema,
    meetingsPerWeek: perChartWeek(z.int()),
  }),
  people: z.object(computed('people-heard', { heard: comparedSchema, directory: z.int() })),
  ...computed('meeting-hours', {
    /** Minutes of meetings with known durations. */
    minutes: comparedSchema,
  }),
  ...computed('talk-balance', { talkBalance: comparedOrUnknownSchema }),
  decisions: z.object(
    computed('organization-decisions', {
      decisions: z
        .int()
        .check(
          z.describe('Sure, confirmed and added ones of the meetings that the reader may open'),
        ),
      confirmed: z.int(),
    }),
  ),
  departments: z.array(departmentFiguresSchema),
  actions: z.nullable(foundActionsSchema).check(z.describe('Null where actions are switched off')),
  initiatives: z
    .array(initiativeSchema)
    .check(z.describe('The six initiatives with the most meetings')),
  ...computed('coverage', {
    initiativesNamed: z.int().check(z.describe('Number of initiatives that the reader may see')),
    initiativesWithheld: z
      .int()
      .check(
        z.describe('Initiatives that are named only in meetings that the reader may not open'),
      ),
  }),
  ...state({
    chart: z.array(z.iso.date()).check(z.describe('Mondays of the weeks of the charts')),
  }),
  mood: z
    .nullable(
      z.object({
        period: moodPeriodSchema,
        organization: groupMoodSchema,
        weeks: perChartWeek(z.nullable(weekMoodSchema)),
        ...computed('group-mood', {
          compared: z
            .int()
            .check(z.describe('Number of departments and teams with a mood in both periods')),
          rising: z.int(),
          falling: z.int(),
        }),
      }),
    )
    .check(z.describe('Null where sentiment is switched off')),
});
export type OrganizationOverview = z.infer<typeof organizationOverviewSchema>;
