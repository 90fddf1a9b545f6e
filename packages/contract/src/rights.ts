import { z } from 'zod';
import { actionItemSchema, sentimentSchema } from './meeting.ts';
import { organizationRoleSchema } from './permissions.ts';

const moment = z.iso.datetime();

/** What an organization knows of who somebody is. */
export const heldProfileSchema = z.object({
  email: z.string(),
  accountName: z.string(),
  organization: z.string(),
  role: organizationRoleSchema,
  memberSince: moment,
  directory: z
    .object({
      firstName: z.string(),
      lastName: z.string(),
      username: z.string().nullable(),
      title: z.string().nullable(),
      department: z.string().nullable(),
      teams: z.array(z.string()),
      syncSource: z.string(),
      externalId: z.string().nullable(),
      lastSyncedAt: moment.nullable(),
      invitedAt: moment.nullable(),
      activatedAt: moment.nullable(),
    })
    .nullable(),
});
export type HeldProfile = z.infer<typeof heldProfileSchema>;

/** A meeting in which a speaker is tied to the person, with what it says of them. */
export const heldMeetingSchema = z.object({
  id: z.string(),
  title: z.string(),
  startsAt: moment,
  speakerName: z.string(),
  speakingSeconds: z.number(),
  talkShare: z.number(),
  turns: z.number().int(),
  words: z.number().int(),
  questions: z.number().int(),
  sentiment: sentimentSchema,
  sentimentScore: z.number(),
  engagementScore: z.number(),
  summary: z.string(),
});
export type HeldMeeting = z.infer<typeof heldMeetingSchema>;

export const heldCorrectionSchema = z.object({
  meetingId: z.string(),
  meeting: z.string().describe('Its title'),
  words: z.string(),
  at: moment,
  undoneAt: moment.nullable(),
});
export type HeldCorrection = z.infer<typeof heldCorrectionSchema>;

/** How many of the newest meetings and corrections a screen is sent; the download has them all. */
export const myDataListMax = 100;

/** What the organization holds about the caller, without the words they spoke. */
export const myDataSchema = z.object({
  profile: heldProfileSchema,
  meetings: z.array(heldMeetingSchema).describe('Newest first'),
  corrections: z.array(heldCorrectionSchema).describe('Newest first'),
  totals: z.object({
    meetings: z.number().int(),
    corrections: z.number().int(),
    uploads: z.number().int(),
    auditEntries: z.number().int(),
  }),
});
export type MyData = z.infer<typeof myDataSchema>;

/** The same as a file, whole and with the words. */
export const myDataFileSchema = z.object({
  profile: heldProfileSchema,
  meetings: z.array(
    heldMeetingSchema.extend({
      said: z.array(z.object({ start: z.number().nullable(), text: z.string() })),
      connections: z.array(
        z.object({
          with: z.string(),
          sentiment: sentimentSchema,
          value: z.number(),
          strength: z.number(),
          summaryOfInteractions: z.array(z.string()),
          communicationRecommendations: z.array(z.string()),
        }),
      ),
      actionItems: z.array(actionItemSchema).describe('Those that name them as the owner'),
    }),
  ),
  corrections: z.array(heldCorrectionSchema),
  uploads: z.array(z.object({ meetingId: z.string(), title: z.string(), at: moment })),
  auditEntries: z.array(
    z.object({
      at: moment,
      action: z.string(),
      detail: z.string().nullable(),
      address: z.string().nullable(),
      device: z.string().nullable(),
    }),
  ),
});
export type MyDataFile = z.infer<typeof myDataFileSchema>;

/** What erasing a person would touch. */
export const erasurePreviewSchema = z.object({
  name: z.string().describe('What has to be typed to confirm'),
  meetings: z.number().int().nonnegative().describe('Those in which they speak'),
  mentions: z.number().int().nonnegative().describe('Further ones in which they are named'),
  files: z.number().int().nonnegative().describe('Original files that are deleted'),
});
export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;

export const erasureSchema = z.object({ name: z.string().max(1000) });
