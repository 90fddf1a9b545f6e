import * as z from 'zod/mini';
import { evidenceSchema } from './evidence.ts';
import { meetingFindingsSchema } from './findings.ts';
import { meetingsPageSize, meetingsPageSizeMax, searchLengthMax } from './limits.ts';
import { processingProgressSchema, processingStatusNameSchema } from './processing.ts';
import { meetingSharingSchema } from './sharing.ts';
import { textSourceSchema } from './text-source.ts';
import { personSchema } from './user.ts';

export const sentimentSchema = z.enum(['positive', 'neutral', 'negative']);
export type Sentiment = z.infer<typeof sentimentSchema>;

export const sentimentBreakdownSchema = z.object({
  positive: z.int().check(z.nonnegative()),
  neutral: z.int().check(z.nonnegative()),
  negative: z.int().check(z.nonnegative()),
});
export type SentimentBreakdown = z.infer<typeof sentimentBreakdownSchema>;

/** Why a meeting has no score: no model for its language, no named speaker, or too few words per speaker. */
export const judgedReasonSchema = z.enum(['language', 'unnamed', 'too-little']);
export type JudgedReason = z.infer<typeof judgedReasonSchema>;

/** The caller's permissions. */
export const meetingAbilitiesSchema = z.object({
  cancel: z.boolean(),
  retry: z.boolean(),
  delete: z.boolean(),
  correct: z.boolean(),
});
export type MeetingAbilities = z.infer<typeof meetingAbilitiesSchema>;

export const meetingListItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  date: z.iso.date().check(z.describe("YYYY-MM-DD in the organization's time zone")),
  time: z
    .string()
    .check(z.regex(/^\d\d:\d\d$/), z.describe("HH:mm in the organization's time zone")),
  isDateStated: z
    .boolean()
    .check(z.describe("False where the date is the upload's, for want of another")),
  isTimeStated: z.boolean().check(z.describe('False where nothing says at what time it began')),
  duration: z.number().check(z.nonnegative(), z.describe('Minutes')),
  isDurationEstimated: z
    .optional(z.boolean())
    .check(z.describe('True where the transcript has no times and its words were counted')),
  participants: z.int().check(z.nonnegative()),
  sentiment: z
    .optional(z.number().check(z.gte(0), z.lte(10)))
    .check(z.describe('Absent while the feature is switched off')),
  sentimentLabel: z.optional(sentimentSchema),
  judged: z
    .optional(z.boolean())
    .check(z.describe('False where the meeting has no score: sentiment is then 0 and neutral')),
  judgedReason: z.optional(z.nullable(judgedReasonSchema)),
  moods: z
    .optional(z.nullable(sentimentBreakdownSchema))
    .check(z.describe('How many judged participants have each mood; null until it is read')),
  language: z
    .optional(z.nullable(z.string()))
    .check(z.describe("Code of the language that is spoken, 'und' where it is not known")),
  initiatives: z.array(z.string()),
  team: z.string(),
  actions: z.int().check(z.nonnegative()),
  meetingLink: z.optional(z.string()),
  processingStatus: processingStatusNameSchema,
  processingProgress: z.nullable(processingProgressSchema),
  processingError: z.nullable(z.string()),
  can: meetingAbilitiesSchema,
});
export type MeetingListItem = z.infer<typeof meetingListItemSchema>;

/**
 * A place in the list of meetings: microseconds since 1970 and the id of the meeting that stands there. It stays a
 * place when that meeting is moved or deleted. The digits end where PostgreSQL's calendar does.
 */
const meetingCursorSchema = z
  .string()
  .check(z.regex(/^(?:\d{1,18}|-\d{1,17})_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/));

export const meetingListQuerySchema = z.object({
  limit: z._default(
    z.coerce.number().check(z.int(), z.gte(1), z.lte(meetingsPageSizeMax)),
    meetingsPageSize,
  ),
  after: z
    .optional(meetingCursorSchema)
    .check(z.describe('The cursor where the list begins: the `next` of an earlier answer')),
  through: z
    .optional(meetingCursorSchema)
    .check(z.describe('The cursor where the list ends, its meeting included')),
  offset: z
    ._default(z.coerce.number().check(z.int(), z.gte(0)), 0)
    .check(
      z.describe('Meetings to leave out; `after` stays right when others are added or deleted'),
    ),
  search: z.optional(z.string().check(z.maxLength(searchLengthMax))),
});
export type MeetingListQuery = z.infer<typeof meetingListQuerySchema>;

export const meetingListSchema = z.object({
  meetings: z.array(meetingListItemSchema),
  total: z
    .int()
    .check(z.nonnegative(), z.describe('Of the whole list, whatever part is asked for')),
  next: z
    .nullable(meetingCursorSchema)
    .check(z.describe('The cursor where the next page begins; null on the last page')),
});
export type MeetingList = z.infer<typeof meetingListSchema>;

export const actionItemSchema = z.object({
  text: z.string(),
  owner: z.nullable(z.string()),
  dueDate: z
    .nullable(z.string())
    .check(z.describe('As it was said, or YYYY-MM-DD where that is certain')),
  dueDay: z
    .optional(z.nullable(z.iso.date()))
    .check(z.describe('The day that the words mean, where they name one')),
  before: z
    .optional(z.nullable(z.string()))
    .check(z.describe("The sentence before, where 'it' or 'that' leans on it")),
});
export type ActionItem = z.infer<typeof actionItemSchema>;

export const meetingDetailSchema = z.extend(z.omit(meetingListItemSchema, { participants: true }), {
  title: z.string(),
  startTime: z.string().check(z.describe('HH:mm')),
  endTime: z.string().check(z.describe('HH:mm')),
  durationMinutes: z.number().check(z.nonnegative()),
  participants: z.array(z.object({ id: z.string(), user: personSchema })),
  participantSyncedUserIds: z.array(z.string()),
  sharing: z.optional(meetingSharingSchema),
  summary: z.nullable(z.string()),
  summarySource: textSourceSchema,
  findings: z
    .optional(z.nullable(meetingFindingsSchema))
    .check(z.describe('Null where the meeting was read before findings were kept')),
  actionItems: z
    .optional(z.array(actionItemSchema))
    .check(z.describe('Present while the feature is on')),
});
export type MeetingDetail = z.infer<typeof meetingDetailSchema>;

export const participantSummarySchema = z.object({
  id: z.string(),
  participant: z.object({ user: personSchema }),
  speakerSyncedUserId: z
    .nullable(z.string())
    .check(z.describe('Null when the speaker is tied to nobody')),
  summary: z.string(),
  summarySource: textSourceSchema,
  evidence: z.array(evidenceSchema).check(z.describe('What the summary quotes')),
  overallSentiment: z.optional(sentimentSchema),
  judged: z
    .optional(z.boolean())
    .check(z.describe('False where a participant says too little; the sentiment is then neutral')),
  speakingTimeSeconds: z.number().check(z.nonnegative()),
  talkShare: z.number().check(z.gte(0), z.lte(1)),
  turns: z.int().check(z.nonnegative()),
});
export type ParticipantSummary = z.infer<typeof participantSummarySchema>;

export const participantSummariesSchema = z.object({
  summaries: z.array(participantSummarySchema),
});
export type ParticipantSummaries = z.infer<typeof participantSummariesSchema>;
