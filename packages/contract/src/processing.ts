import * as z from 'zod/mini';
import { given, state } from './figures/origin.ts';

export const processingStatusNameSchema = z.enum([
  'pending',
  'processing',
  'completed',
  'failed',
  'cancelled',
]);
export type ProcessingStatusName = z.infer<typeof processingStatusNameSchema>;

/** The steps of an analysis, in order. */
export const analysisSteps = [
  'queued',
  'extracting_text',
  'parsing_transcript',
  'identifying_participants',
  'analyzing_sentiment',
  'building_connection_map',
  'summarizing',
  'saving_results',
] as const;

/** Recordings are transcribed after they were queued. */
export const processingStepSchema = z.enum([...analysisSteps, 'transcribing']);
export type ProcessingStep = z.infer<typeof processingStepSchema>;

const percentageMax = 100;
const minutes = z.number().check(z.nonnegative());

/** Figures out of bounds are clamped, so that one wrong figure does not invalidate a whole meeting. */
export const processingProgressSchema = z.object(
  state({
    percentage: z.number().check(
      z.overwrite((given) => Math.min(percentageMax, Math.max(0, given))),
      z.gte(0),
      z.lte(percentageMax),
    ),
    currentStep: processingStepSchema,
    estimatedTimeRemaining: z
      .nullable(
        z.number().check(
          z.overwrite((given) => Math.max(0, given)),
          z.nonnegative(),
        ),
      )
      .check(z.describe('Estimated remaining time in seconds; null if unknown')),
    minutes: z
      .optional(
        z.object(
          state({
            written: minutes,
            sent: minutes.check(
              z.describe(
                'Where the part ends that the speech service has; `written` if it has none',
              ),
            ),
            of: minutes,
          }),
        ),
      )
      .check(z.describe('Of a recording, while it is transcribed')),
  }),
);
export type ProcessingProgress = z.infer<typeof processingProgressSchema>;

export const processingStatusSchema = z.object({
  ...given({ eventId: z.string(), title: z.string() }),
  ...state({ processingStatus: processingStatusNameSchema }),
  processingProgress: z.nullable(processingProgressSchema),
  ...state({
    processingError: z.nullable(z.string()),
    processingStartedAt: z.nullable(z.iso.datetime()),
    processingCompletedAt: z.nullable(z.iso.datetime()),
  }),
});
export type ProcessingStatus = z.infer<typeof processingStatusSchema>;

export const uploadAcceptedSchema = z.object({
  ...given({ eventId: z.string(), title: z.string() }),
  ...state({ processingStatus: z.literal('pending') }),
});
export type UploadAccepted = z.infer<typeof uploadAcceptedSchema>;
