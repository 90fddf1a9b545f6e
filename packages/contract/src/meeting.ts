import * as z from 'zod/mini';
import { confirmedSchema } from './confirmed.ts';
import { evidenceSchema } from './evidence.ts';
import { computed, given, state } from './figures/origin.ts';
import { meetingFindingsSchema, talkDynamicsSchema } from './findings.ts';
import {
  meetingsPageSize,
  meetingsPageSizeMax,
  searchLengthMax,
  topicLengthMax,
} from './limits.ts';
import { meetingCheckKindSchema } from './meeting-checks.ts';
import { processingProgressSchema, processingStatusNameSchema } from './processing.ts';
import { recordingSchema } from './recording.ts';
import { earlierUploadSchema } from './same-meeting.ts';
import { saidSentenceSchema } from './search.ts';
import {
  feelingSchema,
  isLeftOutOfMoodsSchema,
  judgedReasonSchema,
  moodHiddenSchema,
  peopleByFeelingSchema,
  sentimentBreakdownSchema,
  sentimentSchema,
} from './sentiment.ts';
import { meetingSharingSchema } from './sharing.ts';
import { textSourceSchema } from './text-source.ts';
import { personSchema } from './user.ts';
import { writtenDaySchema } from './written-day.ts';

/** The caller's permissions. */
export const meetingAbilitiesSchema = z.object(
  state({
    cancel: z.boolean(),
    retry: z.boolean(),
    delete: z.boolean(),
    correct: z.boolean(),
  }),
);
export type MeetingAbilities = z.infer<typeof meetingAbilitiesSchema>;

export const meetingListItemSchema = z.object({
  ...given({ id: z.string(), name: z.string() }),
  ...computed('meeting-start', {
    date: z.iso.date().check(z.describe("YYYY-MM-DD in the organization's time zone")),
    time: z
      .string()
      .check(z.regex(/^\d\d:\d\d$/), z.describe("HH:mm in the organization's time zone")),
    isDateStated: z
      .boolean()
      .check(z.describe('False if the transcript states no date; date is then that of the upload')),
    isTimeStated: z.boolean().check(z.describe('False if the transcript states no time')),
  }),
  ...computed('duration', {
    duration: z.number().check(z.nonnegative(), z.describe('Minutes')),
    isDurationEstimated: z
      .optional(z.boolean())
      .check(
        z.describe(
          'True if the transcript has no times; the duration is then estimated from its words',
        ),
      ),
  }),
  ...computed('people', { participants: z.int().check(z.nonnegative()) }),
  ...computed('meeting-score', {
    sentiment: z
      .optional(z.number().check(z.gte(0), z.lte(10)))
      .check(z.describe('Absent while the sentiment feature is off')),
    sentimentLabel: z.optional(sentimentSchema),
    judged: z
      .optional(z.boolean())
      .check(
        z.describe('False if the meeting has no score; sentiment is then 0 and the label neutral'),
      ),
    judgedReason: z.optional(z.nullable(judgedReasonSchema)),
  }),
  moods: z
    .optional(z.nullable(sentimentBreakdownSchema))
    .check(z.describe('Number of judged participants for each mood; null before the analysis')),
  peopleByFeeling: z
    .optional(peopleByFeelingSchema)
    .check(
      z.describe(
        'Absent where `moods` is, and if the analysis is older than this feature. Where single moods are not shown, of those who are counted together',
      ),
    ),
  ...computed('meeting-score', {
    moodHidden: z
      .optional(moodHiddenSchema)
      .check(z.describe("Why score and moods are absent; for 'few' label and reason are, too")),
  }),
  ...computed('language', {
    language: z
      .optional(z.nullable(z.string()))
      .check(z.describe("ISO 639-1 code of the spoken language; 'und' if unknown")),
  }),
  ...computed('topics', { initiatives: z.array(z.string()) }),
  ...computed('team', { team: z.string() }),
  ...computed('action-count', { actions: z.int().check(z.nonnegative()) }),
  ...computed('decisions', {
    decisions: z
      .optional(z.int().check(z.nonnegative()))
      .check(z.describe('Sure, confirmed and added ones; absent before the analysis')),
  }),
  ...state({
    toConfirm: z
      .optional(z.int().check(z.nonnegative()))
      .check(
        z.describe(
          'Number of questions of `to-confirm`; absent for who may not correct the meeting',
        ),
      ),
  }),
  confirmed: z
    .optional(confirmedSchema)
    .check(z.describe('Present once nothing is left to confirm')),
  ...given({ meetingLink: z.optional(z.string()) }),
  ...state({ processingStatus: processingStatusNameSchema }),
  processingProgress: z.nullable(processingProgressSchema),
  ...state({ processingError: z.nullable(z.string()) }),
  alreadyHere: z
    .optional(earlierUploadSchema)
    .check(
      z.describe(
        'An earlier upload with the same title, start and words; absent once somebody has decided',
      ),
    ),
  ...state({
    isLeftOutOfFigures: z
      .optional(z.literal(true))
      .check(z.describe('True if no figure of the organization counts the meeting')),
  }),
  ...computed('what-was-read', {
    toCheck: z
      .optional(z.array(meetingCheckKindSchema))
      .check(
        z.describe(
          'What the file can be read in two ways for, until somebody decides; absent if nothing',
        ),
      ),
  }),
  can: meetingAbilitiesSchema,
  ...computed('action-count', {
    openActions: z
      .optional(z.int())
      .check(z.describe('Number of open actions; absent while the actions feature is off')),
  }),
  found: z
    .optional(saidSentenceSchema)
    .check(z.describe('A sentence with words of the search; absent if there is none')),
});
export type MeetingListItem = z.infer<typeof meetingListItemSchema>;

export const meetingSortSchema = z.enum(['newest', 'oldest', 'name', 'longest']);
export type MeetingSort = z.infer<typeof meetingSortSchema>;

/** Format of the sort key in a cursor, by sort order. PostgreSQL's calendar limits the digits of a start. */
const sortKeys: Record<MeetingSort, RegExp> = {
  newest: /^(?:\d{1,18}|-\d{1,17})$/,
  oldest: /^(?:\d{1,18}|-\d{1,17})$/,
  // The name in lower case, in base64url.
  name: /^n[\w-]{0,1200}$/,
  longest: /^m\d{1,9}$/,
};

/**
 * A position in the list of meetings: the sort key (microseconds since 1970, a name, minutes) and the id of the
 * meeting there. It stays valid when that meeting is moved or deleted.
 */
const meetingCursorSchema = z
  .string()
  .check(z.regex(/^[\w-]{1,1201}_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/));

const isCursorOf = (sort: MeetingSort, cursor: string | undefined): boolean =>
  cursor === undefined || sortKeys[sort].test(cursor.slice(0, cursor.lastIndexOf('_')));

/** Filters of a list of meetings. */
export const meetingFilterSchema = z.object({
  search: z.optional(z.string().check(z.maxLength(searchLengthMax))),
  from: z.optional(writtenDaySchema).check(z.describe("First day, by the organization's clock")),
  to: z.optional(writtenDaySchema).check(z.describe('Last day')),
  days: z
    .optional(z.enum(['7', '30', '91', '365']))
    .check(z.describe("Number of days up to today, by the organization's clock")),
  person: z
    .optional(z.uuid())
    .check(z.describe('Id of a person of the directory who speaks in the meetings')),
  topic: z
    .optional(z.string().check(z.minLength(1), z.maxLength(topicLengthMax)))
    .check(z.describe('An initiative, in any spelling')),
  series: z.optional(z.uuid()).check(z.describe('Id of a series that the meetings are part of')),
  status: z.optional(processingStatusNameSchema),
  whose: z
    .optional(z.enum(['mine', 'shared']))
    .check(z.describe('Uploaded by the caller, or shared with them by name')),
  mood: z
    .optional(sentimentSchema)
    .check(
      z.describe('Label of the score. Meetings whose mood the caller may not see are left out'),
    ),
  actions: z
    .optional(z.literal('open'))
    .check(z.describe('Meetings with open actions; no effect while the actions feature is off')),
  can: z.optional(z.literal('change')).check(z.describe('Those that the caller may change')),
  confirm: z
    .optional(z.literal('open'))
    .check(z.describe('Meetings with something to confirm that the caller may correct')),
  check: z
    .optional(z.literal('open'))
    .check(z.describe('Meetings that can be read in two ways, about which nobody has decided')),
  sort: z.optional(meetingSortSchema).check(z.describe('Newest first if absent')),
});
export type MeetingFilter = z.infer<typeof meetingFilterSchema>;

export const meetingListQuerySchema = z
  .extend(meetingFilterSchema, {
    limit: z._default(
      z.coerce.number().check(z.int(), z.gte(1), z.lte(meetingsPageSizeMax)),
      meetingsPageSize,
    ),
    after: z
      .optional(meetingCursorSchema)
      .check(z.describe('Cursor of the start of the page: `next` of an earlier response')),
    through: z
      .optional(meetingCursorSchema)
      .check(z.describe('Cursor of the last meeting of the page, which is included')),
    offset: z
      ._default(z.coerce.number().check(z.int(), z.gte(0)), 0)
      .check(
        z.describe(
          'Number of meetings to skip. Prefer `after`, which stays correct when meetings are added or deleted',
        ),
      ),
  })
  .check(
    z.refine(
      ({ sort = 'newest', after, through }) => isCursorOf(sort, after) && isCursorOf(sort, through),
      {
        error: 'The cursor belongs to a list in another order.',
      },
    ),
  );
export type MeetingListQuery = z.infer<typeof meetingListQuerySchema>;

export const meetingListSchema = z.object({
  meetings: z.array(meetingListItemSchema),
  ...state({
    total: z.int().check(z.nonnegative(), z.describe('Number of meetings in the whole list')),
  }),
  ...computed('meeting-score', {
    moodsHidden: z
      .optional(z.int().check(z.nonnegative()))
      .check(
        z.describe(
          'Number of meetings that a filter by mood leaves out because their mood is hidden',
        ),
      ),
  }),
  ...state({
    next: z
      .nullable(meetingCursorSchema)
      .check(z.describe('Cursor of the next page; null on the last page')),
  }),
});
export type MeetingList = z.infer<typeof meetingListSchema>;

export const actionItemSchema = z.object(
  computed('actions', {
    text: z.string(),
    owner: z.nullable(z.string()),
    dueDate: z.nullable(z.string()).check(z.describe('As said; null if no words name a date')),
    dueDay: z
      .optional(z.nullable(z.iso.date()))
      .check(z.describe('YYYY-MM-DD, as the words say or a person chose; null without a day')),
    before: z
      .optional(z.nullable(z.string()))
      .check(z.describe("The previous sentence, if the quote refers to it with 'it' or 'that'")),
  }),
);
export type ActionItem = z.infer<typeof actionItemSchema>;

/** An action of a meeting, with what people have noted since. */
export const listedActionItemSchema = z.extend(actionItemSchema, {
  ...given({ isAdded: z.optional(z.literal(true)).check(z.describe('Added by hand')) }),
  ...state({
    isCorrected: z
      .optional(z.literal(true))
      .check(z.describe('The text is no longer the words that were said')),
    isConfirmed: z.optional(z.literal(true)),
    isFromBefore: z
      .optional(z.literal(true))
      .check(z.describe('Said in a past meeting that was imported: neither open nor done')),
  }),
  ...given({
    doneOn: z
      .optional(z.iso.date())
      .check(z.describe('By the organization’s clock; absent until it is done')),
    note: z.optional(z.string()),
  }),
});
export type ListedActionItem = z.infer<typeof listedActionItemSchema>;

export const meetingDetailSchema = z.extend(
  z.omit(meetingListItemSchema, { participants: true, found: true, openActions: true }),
  {
    ...given({ title: z.string() }),
    ...computed('meeting-start', { startTime: z.string().check(z.describe('HH:mm')) }),
    ...computed('duration', {
      endTime: z.string().check(z.describe('HH:mm')),
      durationMinutes: z.number().check(z.nonnegative()),
    }),
    participants: z.array(z.object({ ...given({ id: z.string() }), user: personSchema })),
    ...computed('speaker-tie', { participantSyncedUserIds: z.array(z.string()) }),
    sharing: z.optional(meetingSharingSchema),
    recording: z.optional(recordingSchema).check(z.describe('Absent for transcripts')),
    ...computed('meeting-summary', { summary: z.nullable(z.string()) }),
    summarySource: textSourceSchema,
    findings: z
      .optional(z.nullable(meetingFindingsSchema))
      .check(z.describe('Null if the analysis is older than this feature')),
    talk: z
      .optional(z.nullable(talkDynamicsSchema))
      .check(z.describe('Null for fewer than two named speakers')),
    actionItems: z
      .optional(z.array(listedActionItemSchema))
      .check(z.describe('Those that nobody dropped; absent while the actions feature is off')),
  },
);
export type MeetingDetail = z.infer<typeof meetingDetailSchema>;

export const participantSummarySchema = z.object({
  ...given({ id: z.string() }),
  participant: z.object({ user: personSchema }),
  ...computed('speaker-tie', {
    speakerSyncedUserId: z
      .nullable(z.string())
      .check(z.describe('Null if the speaker is tied to no directory user')),
  }),
  ...computed('person-summary', { summary: z.string() }),
  summarySource: textSourceSchema,
  evidence: z.array(evidenceSchema).check(z.describe('Quotations in the summary')),
  ...computed('mood', {
    overallSentiment: z
      .optional(sentimentSchema)
      .check(z.describe('Absent if the caller may not see it, as is `judged`')),
    judged: z
      .optional(z.boolean())
      .check(
        z.describe('False if the participant shows no feeling; the sentiment is then neutral'),
      ),
    feeling: z
      .optional(feelingSchema)
      .check(z.describe('Absent where `overallSentiment` is, and for who opted out of moods')),
  }),
  feelingEvidence: z
    .optional(z.array(evidenceSchema))
    .check(z.describe('Two turns that made the mood; absent for calm and too little')),
  ...state({ isLeftOutOfMoods: isLeftOutOfMoodsSchema }),
  ...computed('speaking-time', {
    speakingTimeSeconds: z
      .optional(z.number().check(z.nonnegative()))
      .check(z.describe('Absent in works-council mode, as are talk share and turns')),
  }),
  ...computed('talk-share', { talkShare: z.optional(z.number().check(z.gte(0), z.lte(1))) }),
  ...computed('turns', { turns: z.optional(z.int().check(z.nonnegative())) }),
});
export type ParticipantSummary = z.infer<typeof participantSummarySchema>;

export const participantSummariesSchema = z.object({
  summaries: z.array(participantSummarySchema),
});
export type ParticipantSummaries = z.infer<typeof participantSummariesSchema>;
