import * as z from 'zod/mini';
import { computed, given, state } from './figures/origin.ts';
import { titleLengthMax } from './limits.ts';
import { meetingListItemSchema } from './meeting.ts';
import { givenText } from './storable.ts';
import { writtenDaySchema } from './written-day.ts';

/** Fewer meetings are not a series. */
export const meetingsOfSeries = 3;

/** When the meetings usually are, by the organization's clock. */
export const seriesRhythmSchema = z.object(
  computed('series', {
    weekday: z.nullable(z.int()).check(z.describe('0 for Monday; null if no weekday is usual')),
    time: z.nullable(z.string()).check(z.describe('HH:mm; null if too few meetings have a time')),
    everyDays: z.nullable(z.int()).check(z.describe('Days from one meeting to the next')),
  }),
);
export type SeriesRhythm = z.infer<typeof seriesRhythmSchema>;

export const seriesListItemSchema = z.object({
  ...given({ id: z.string() }),
  ...computed('series', {
    name: z.string(),
    meetings: z
      .int()
      .check(
        z.describe('Number of meetings; all counts include only those that the caller may read'),
      ),
  }),
  rhythm: seriesRhythmSchema,
  ...computed('meeting-start', { firstDate: z.string().check(z.describe('YYYY-MM-DD')) }),
  ...given({ lastId: z.string().check(z.describe('Id of the last meeting')) }),
  ...computed('meeting-start', { lastDate: z.string() }),
  ...computed('series', {
    nextDate: z
      .nullable(z.string())
      .check(
        z.describe(
          'The next usual day from today on; null if the series has ended or has no usual day',
        ),
      ),
  }),
});
export type SeriesListItem = z.infer<typeof seriesListItemSchema>;

export const seriesListSchema = z.object({
  series: z.array(seriesListItemSchema).check(z.describe('Series with the latest meetings first')),
  ...state({
    total: z.int().check(z.describe('Number of series; not all are listed if there are very many')),
  }),
});
export type SeriesList = z.infer<typeof seriesListSchema>;

/** Why a meeting is in a series. */
const seriesHowSchema = z.enum(['title', 'people', 'added']);
export type SeriesHow = z.infer<typeof seriesHowSchema>;

const meetingInSeriesSchema = z.extend(
  z.pick(meetingListItemSchema, {
    id: true,
    name: true,
    date: true,
    time: true,
    isDateStated: true,
    isTimeStated: true,
    duration: true,
    isDurationEstimated: true,
  }),
  {
    ...computed('people', { people: z.int().check(z.describe('People heard')) }),
    ...state({
      canChange: z
        .boolean()
        .check(z.describe('Whether the caller may add the meeting and take it out')),
    }),
  },
);

export const seriesMeetingSchema = z.extend(meetingInSeriesSchema, {
  ...computed('series', { how: seriesHowSchema }),
  ...computed('action-count', {
    actions: z
      .optional(z.int())
      .check(
        z.describe(
          'Number of actions without dropped ones; absent while the actions feature is off',
        ),
      ),
  }),
  ...computed('meeting-balance', {
    talkBalance: z
      .nullable(z.number())
      .check(z.describe('0 to 100; null for fewer than three people who spoke')),
  }),
  ...computed('meeting-score', {
    mood: z
      .optional(z.nullable(z.number()))
      .check(
        z.describe(
          '0 to 10; null if the meeting has no mood; absent if moods are hidden or switched off',
        ),
      ),
    moodHidden: z.optional(meetingListItemSchema.shape.moodHidden),
  }),
});
export type SeriesMeeting = z.infer<typeof seriesMeetingSchema>;

export const leftOutMeetingSchema = z.extend(
  meetingInSeriesSchema,
  given({
    by: z.nullable(z.string()).check(z.describe('The person who took the meeting out')),
    on: z.string().check(z.describe('YYYY-MM-DD')),
  }),
);

export const seriesTopicSchema = z.object(
  computed('topics', {
    topic: z.string(),
    meetings: z.int().check(z.describe('Number of meetings that mention the topic')),
    mentions: z
      .array(z.int())
      .check(z.describe('Number of turns that mention the topic, for each meeting')),
  }),
);
export type SeriesTopic = z.infer<typeof seriesTopicSchema>;

/** Number of meetings for each reason. */
export const seriesReasonsSchema = z.object({
  ...computed('series', {
    title: z.nullable(z.string()).check(z.describe('The common part of the titles')),
    byTitle: z.int(),
    byPeople: z.int(),
    added: z.int(),
    onWeekday: z.int().check(z.describe('Number of meetings on the usual weekday, out of `dated`')),
    dated: z.int(),
  }),
  regulars: z
    .array(z.object(computed('series', { name: z.string(), meetings: z.int() })))
    .check(z.describe('People heard in at least half of the meetings')),
});
export type SeriesReasons = z.infer<typeof seriesReasonsSchema>;

export const seriesSchema = z.object({
  ...given({ id: z.string() }),
  ...computed('series', { name: z.string() }),
  ...given({ isRenamed: z.boolean() }),
  rhythm: seriesRhythmSchema,
  meetings: z
    .array(seriesMeetingSchema)
    .check(z.describe('The latest, 100 at most; the oldest first')),
  ...computed('series', {
    meetingsInAll: z.int().check(z.describe('Those that the caller may read')),
  }),
  leftOut: z.array(leftOutMeetingSchema),
  topics: z.array(seriesTopicSchema),
  reasons: seriesReasonsSchema,
  ...computed('people', {
    speakers: z
      .int()
      .check(z.describe('Number of names heard; a person of the directory counts once')),
  }),
  ...computed('speaker-tie', {
    speakersKnown: z.int().check(z.describe('Number of these who are people of the directory')),
  }),
  ...state({
    smallestGroup: z.int(),
    showsMoods: z.boolean().check(z.describe('False while moods are switched off')),
    canRename: z.boolean(),
  }),
});
export type Series = z.infer<typeof seriesSchema>;

export const seriesUpdateSchema = z.object({
  name: z
    .nullable(givenText('Name', titleLengthMax))
    .check(z.describe('Null for the name derived from the titles')),
});
export type SeriesUpdate = z.infer<typeof seriesUpdateSchema>;

export const seriesMeetingUpdateSchema = z.object({
  isPart: z
    .nullable(z.boolean())
    .check(
      z.describe('True adds the meeting, false takes it out, null resets it to what is found'),
    ),
});
export type SeriesMeetingUpdate = z.infer<typeof seriesMeetingUpdateSchema>;

/** The place of a meeting in its series; null if it is in none. */
export const placeInSeriesSchema = z.object({
  place: z.nullable(
    z.object({
      ...given({ id: z.string() }),
      ...computed('series', {
        name: z.string(),
        position: z.int().check(z.describe('1 for the oldest')),
        meetings: z.int(),
      }),
    }),
  ),
});
export type PlaceInSeries = z.infer<typeof placeInSeriesSchema>;

/** Both days are included. */
export const seriesOfPersonQuerySchema = z.object({
  from: writtenDaySchema.check(z.describe("By the organization's clock")),
  to: writtenDaySchema,
});
export type SeriesOfPersonQuery = z.infer<typeof seriesOfPersonQuerySchema>;

/** The series in which a person of the directory spoke. */
export const seriesOfPersonSchema = z.object({
  series: z
    .array(
      z.object({
        ...given({ id: z.string() }),
        ...computed('series', {
          name: z.string(),
          heard: z
            .int()
            .check(z.describe('Number of meetings in these days in which the person spoke')),
          meetings: z
            .int()
            .check(
              z.describe(
                'Number of all meetings in these days; both counts include only meetings that the caller may read',
              ),
            ),
        }),
      }),
    )
    .check(z.describe('Series in which the person spoke most often first')),
});
export type SeriesOfPerson = z.infer<typeof seriesOfPersonSchema>;
