import { z } from 'zod';

const daysMax = 36_500;
/** Null keeps until somebody deletes. */
const days = z.number().int().min(1).max(daysMax).nullable();
/** The same in an address, where what is absent keeps. */
const daysInAddress = z.coerce.number().int().min(1).max(daysMax).nullable().default(null);

/** How long an organization keeps what was uploaded, in days from the upload. */
export const retentionPeriodsSchema = z.object({
  fileDays: days.describe('The original files; their meetings stay'),
  meetingDays: days.describe('Meetings with all that belongs to them'),
});
export type RetentionPeriods = z.infer<typeof retentionPeriodsSchema>;

/** Nothing goes by itself until an organization says so. */
export const defaultRetention: RetentionPeriods = { fileDays: null, meetingDays: null };

export const retentionSettingsSchema = retentionPeriodsSchema.extend({
  lastRunAt: z.iso.datetime().nullable().describe('When it was last looked for what is too old'),
});
export type RetentionSettings = z.infer<typeof retentionSettingsSchema>;

export const retentionPreviewQuerySchema = z.object({
  fileDays: daysInAddress,
  meetingDays: daysInAddress,
});

/** How many of the oldest meetings a preview names. */
export const retentionExamplesMax = 5;

/** What would go if the periods held now. */
export const retentionPreviewSchema = z.object({
  meetings: z.number().int().nonnegative(),
  files: z.number().int().nonnegative().describe('Those of meetings that stay'),
  oldestMeetings: z
    .array(z.object({ id: z.string(), title: z.string(), uploadedAt: z.iso.datetime() }))
    .max(retentionExamplesMax),
});
export type RetentionPreview = z.infer<typeof retentionPreviewSchema>;
