import { z } from 'zod';

export const processingStatusNameSchema = z.enum([
  'pending',
  'processing',
  'completed',
  'failed',
  'cancelled',
]);
export type ProcessingStatusName = z.infer<typeof processingStatusNameSchema>;

/** The steps of an analysis, in the order in which they run. */
export const processingStepSchema = z.enum([
  'queued',
  'extracting_text',
  'parsing_transcript',
  'identifying_participants',
  'analyzing_sentiment',
  'building_connection_map',
  'summarizing',
  'saving_results',
]);
export type ProcessingStep = z.infer<typeof processingStepSchema>;

export const processingProgressSchema = z.object({
  percentage: z.number().min(0).max(100),
  currentStep: processingStepSchema,
  estimatedTimeRemaining: z
    .number()
    .nonnegative()
    .nullable()
    .describe('Seconds; null while unknown'),
});
export type ProcessingProgress = z.infer<typeof processingProgressSchema>;

export const processingStatusSchema = z.object({
  eventId: z.string(),
  title: z.string(),
  processingStatus: processingStatusNameSchema,
  processingProgress: processingProgressSchema.nullable(),
  processingError: z.string().nullable(),
  processingStartedAt: z.iso.datetime().nullable(),
  processingCompletedAt: z.iso.datetime().nullable(),
});
export type ProcessingStatus = z.infer<typeof processingStatusSchema>;

export const uploadAcceptedSchema = z.object({
  eventId: z.string(),
  title: z.string(),
  processingStatus: z.literal('pending'),
});
export type UploadAccepted = z.infer<typeof uploadAcceptedSchema>;
