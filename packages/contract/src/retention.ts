import * as z from 'zod/mini';

const daysMax = 36_500;
/** Null keeps until somebody deletes. */
const days = z.nullable(z.int().check(z.gte(1), z.lte(daysMax)));
/** The same in an address, where what is absent keeps. */
const daysInAddress = z._default(
  z.nullable(z.coerce.number().check(z.int(), z.gte(1), z.lte(daysMax))),
  null,
);

/** How long an organization keeps what was uploaded, in days from the upload. */
export const retentionPeriodsSchema = z.object({
  fileDays: days.check(z.describe('The original files; their meetings stay')),
  meetingDays: days.check(z.describe('Meetings with all that belongs to them')),
});
export type RetentionPeriods = z.infer<typeof retentionPeriodsSchema>;

/** Nothing goes by itself until an organization says so. */
export const defaultRetention: RetentionPeriods = { fileDays: null, meetingDays: null };

export const retentionSettingsSchema = z.extend(retentionPeriodsSchema, {
  lastRunAt: z
    .nullable(z.iso.datetime())
    .check(z.describe('When it was last looked for what is too old')),
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
  meetings: z.int().check(z.nonnegative()),
  files: z.int().check(z.nonnegative(), z.describe('Those of meetings that stay')),
  oldestMeetings: z
    .array(z.object({ id: z.string(), title: z.string(), uploadedAt: z.iso.datetime() }))
    .check(z.maxLength(retentionExamplesMax)),
});
export type RetentionPreview = z.infer<typeof retentionPreviewSchema>;
