import * as z from 'zod/mini';
import { computed, state } from '../figures/origin.ts';
import { writtenDaySchema } from '../written-day.ts';

/** Allowed lengths of a period in weeks. */
export const periodWeeks = [1, 4, 13, 52] as const;
export const periodWeeksSchema = z.union([
  z.literal(1),
  z.literal(4),
  z.literal(13),
  z.literal(52),
]);
export type PeriodWeeks = z.infer<typeof periodWeeksSchema>;

/** Meetings that a screen's opening period has, where a year has as many. */
export const openingMeetings = 8;

/** Weeks in a chart that ends with the period: its own, at least 12. */
export const chartWeeks = (weeks: PeriodWeeks): number => Math.max(12, weeks);
export const perChartWeek = <S extends z.ZodMiniType>(one: S) =>
  z.array(one).check(z.describe('One for each week of the chart, the last week last'));

/** Weeks that the time slider covers. */
export const sliderWeeks = 26;

export const periodQuerySchema = z.object({
  weeks: z
    .optional(
      z.pipe(
        z.enum(['1', '4', '13', '52'], { error: 'Periods have 1, 4, 13 or 52 weeks' }),
        z.transform((weeks) => periodWeeksSchema.parse(Number(weeks))),
      ),
    )
    .check(
      z.describe(
        `Left out: the shortest period with ${openingMeetings} meetings that count, or with all meetings of the 52 weeks`,
      ),
    ),
  week: z
    .optional(writtenDaySchema)
    .check(
      z.describe(
        'A day of the last week. Left out: this week or, if both are left out and the last 52 weeks have no meeting that counts, the last week with one',
      ),
    ),
});
export type PeriodQuery = z.infer<typeof periodQuerySchema>;

/** Whole weeks from Monday to Sunday by the organization's clock. Both days included. */
export const periodSchema = z.object(
  state({
    from: z.iso.date(),
    to: z.iso.date(),
    weeks: periodWeeksSchema,
    isSoFar: z.boolean().check(z.describe('True while the last week is not over')),
  }),
);
export type Period = z.infer<typeof periodSchema>;

/** A period and the period of the same length before it. */
export const comparedPeriodsSchema = z.object({ period: periodSchema, before: periodSchema });

/** Charts are drawn from this many meetings and people on. */
export const fewestMeetings = 5;
export const fewestPeople = 5;

/**
 * `empty`: no meeting has ever counted; `few`: fewer meetings or people heard in the period than charts need;
 * `enough`: all figures are available.
 */
const sourceStateSchema = z.enum(['empty', 'few', 'enough']);
export type SourceState = z.infer<typeof sourceStateSchema>;

/** How much data the figures of a period are based on. */
export const coverageSchema = z.object({
  ...state({ state: sourceStateSchema }),
  ...computed('coverage', {
    meetings: z.int().check(z.describe('Number of meetings that count')),
    untimed: z
      .int()
      .check(
        z.describe('Number of meetings that count and whose duration is not stated, or to check'),
      ),
  }),
  ...state({
    beingAnalysed: z
      .int()
      .check(z.describe('Number of meetings that are waiting or being analysed, of any day')),
    toCheck: z
      .int()
      .check(
        z.describe('Number of meetings whose length or day is to check, so that it is in no sum'),
      ),
  }),
  ...computed('coverage', {
    speakers: z.int().check(z.describe('Number of names heard in the meetings that count')),
    speakersKnown: z
      .int()
      .check(z.describe('Number of names that are tied to a person of the directory')),
  }),
});
export type Coverage = z.infer<typeof coverageSchema>;

/** A figure in the period and in the period of the same length before it. */
export const comparedSchema = z.object({ now: z.number(), before: z.number() });
export type Compared = z.infer<typeof comparedSchema>;

export const comparedOrUnknownSchema = z.object({
  now: z.nullable(z.number()),
  before: z.nullable(z.number()),
});

/** GET /api/organization/source */
export const organizationSourceSchema = z.object(
  state({
    hasOwnFigures: z
      .boolean()
      .check(z.describe('True once a meeting with a person of the directory was analysed')),
  }),
);

/** PUT /api/v1/event/:id/counting */
export const meetingCountingSchema = z.object(
  state({
    isLeftOut: z.boolean().check(z.describe('Left out of the figures of the organization')),
  }),
);
export type MeetingCounting = z.infer<typeof meetingCountingSchema>;
