import { z } from 'zod';
import { evidenceSchema } from './evidence.ts';
import { meetingsPageSize, meetingsPageSizeMax, searchLengthMax } from './limits.ts';
import { processingProgressSchema, processingStatusNameSchema } from './processing.ts';
import { textSourceSchema } from './text-source.ts';
import { personSchema } from './user.ts';

export const sentimentSchema = z.enum(['positive', 'neutral', 'negative']);
export type Sentiment = z.infer<typeof sentimentSchema>;

/** What the caller may do with one meeting, as the server decides it. */
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
  date: z.iso.date().describe("YYYY-MM-DD in the organization's time zone"),
  time: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .describe("HH:mm in the organization's time zone"),
  duration: z.number().nonnegative().describe('Minutes'),
  participants: z.number().int().nonnegative(),
  sentiment: z
    .number()
    .min(0)
    .max(10)
    .optional()
    .describe('Absent while the feature is switched off'),
  sentimentLabel: sentimentSchema.optional(),
  initiatives: z.array(z.string()),
  team: z.string(),
  actions: z.number().int().nonnegative(),
  meetingLink: z.string().optional(),
  processingStatus: processingStatusNameSchema,
  processingProgress: processingProgressSchema.nullable(),
  processingError: z.string().nullable(),
  can: meetingAbilitiesSchema,
});
export type MeetingListItem = z.infer<typeof meetingListItemSchema>;

export const meetingListQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(meetingsPageSizeMax).default(meetingsPageSize),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().max(searchLengthMax).optional(),
});
export type MeetingListQuery = z.infer<typeof meetingListQuerySchema>;

export const meetingListSchema = z.object({
  meetings: z.array(meetingListItemSchema),
  total: z.number().int().nonnegative(),
});
export type MeetingList = z.infer<typeof meetingListSchema>;

export const actionItemSchema = z.object({
  text: z.string(),
  owner: z.string().nullable(),
  dueDate: z.string().nullable().describe('As it was said, or YYYY-MM-DD where that is certain'),
});
export type ActionItem = z.infer<typeof actionItemSchema>;

export const meetingDetailSchema = meetingListItemSchema.omit({ participants: true }).extend({
  title: z.string(),
  startTime: z.string().describe('HH:mm'),
  endTime: z.string().describe('HH:mm'),
  durationMinutes: z.number().nonnegative(),
  participants: z.array(z.object({ id: z.string(), user: personSchema })),
  participantSyncedUserIds: z.array(z.string()),
  summary: z.string().nullable(),
  summarySource: textSourceSchema,
  actionItems: z.array(actionItemSchema).optional().describe('Present while the feature is on'),
});
export type MeetingDetail = z.infer<typeof meetingDetailSchema>;

export const participantSummarySchema = z.object({
  id: z.string(),
  participant: z.object({ user: personSchema }),
  speakerSyncedUserId: z.string().nullable().describe('Null when the speaker is tied to nobody'),
  summary: z.string(),
  summarySource: textSourceSchema,
  evidence: z.array(evidenceSchema).describe('What the summary quotes'),
  overallSentiment: sentimentSchema.optional(),
  speakingTimeSeconds: z.number().nonnegative(),
  talkShare: z.number().min(0).max(1),
  turns: z.number().int().nonnegative(),
});
export type ParticipantSummary = z.infer<typeof participantSummarySchema>;

export const participantSummariesSchema = z.object({
  summaries: z.array(participantSummarySchema),
});
export type ParticipantSummaries = z.infer<typeof participantSummariesSchema>;

export const sentimentBreakdownSchema = z.object({
  positive: z.number().int().nonnegative(),
  neutral: z.number().int().nonnegative(),
  negative: z.number().int().nonnegative(),
});
export type SentimentBreakdown = z.infer<typeof sentimentBreakdownSchema>;
