import * as z from 'zod/mini';
import { given, state } from './figures/origin.ts';

const daysMax = 36_500;
/** Days; null keeps data until somebody deletes it. */
const days = z.nullable(z.int().check(z.gte(1), z.lte(daysMax)));
/** As a query parameter; absent means null. */
const daysInAddress = z._default(
  z.nullable(z.coerce.number().check(z.int(), z.gte(1), z.lte(daysMax))),
  null,
);

/** Retention periods in days from the upload. */
export const retentionPeriodsSchema = z.object(
  state({
    fileDays: days.check(z.describe('Days until original files are deleted; their meetings stay')),
    meetingDays: days.check(
      z.describe('Days until meetings are deleted, with everything that belongs to them'),
    ),
  }),
);
export type RetentionPeriods = z.infer<typeof retentionPeriodsSchema>;

/** Nothing is deleted automatically by default. */
export const defaultRetention: RetentionPeriods = { fileDays: null, meetingDays: null };

export const retentionSettingsSchema = z.extend(
  retentionPeriodsSchema,
  state({
    lastRunAt: z
      .nullable(z.iso.datetime())
      .check(z.describe('Time of the last daily run; null before the first')),
  }),
);
export type RetentionSettings = z.infer<typeof retentionSettingsSchema>;

export const retentionPreviewQuerySchema = z.object({
  fileDays: daysInAddress,
  meetingDays: daysInAddress,
});

export const retentionExamplesMax = 5;

/** What would be deleted if the periods applied now. */
export const retentionPreviewSchema = z.object({
  ...state({
    meetings: z.int().check(z.nonnegative()),
    files: z
      .int()
      .check(z.nonnegative(), z.describe('Number of original files whose meetings stay')),
  }),
  oldestMeetings: z
    .array(
      z.object(
        given({
          id: z.string(),
          title: z
            .nullable(z.string())
            .check(z.describe('Null if the caller may not read the meeting')),
          uploadedAt: z.iso.datetime(),
        }),
      ),
    )
    .check(z.maxLength(retentionExamplesMax)),
});
export type RetentionPreview = z.infer<typeof retentionPreviewSchema>;
