import * as z from 'zod/mini';
import { apiErrorSchema } from './errors.ts';
import { computed, given, state } from './figures/origin.ts';
import { meetingsAtOnceMax } from './limits.ts';
import { processingStatusSchema } from './processing.ts';
import { recordingRulesSchema, recordingSchema } from './recording.ts';

/** An earlier upload of the same meeting, which the caller may read. */
export const earlierUploadSchema = z.object(
  given({
    eventId: z.string(),
    title: z.string(),
    uploadedAt: z.iso.datetime(),
  }),
);
export type EarlierUpload = z.infer<typeof earlierUploadSchema>;

const sha256Schema = z
  .string()
  .check(z.regex(/^[\da-f]{64}$/), z.describe('SHA-256 of the bytes of a file, hexadecimal'));

export const uploadCheckSchema = z.object({
  sha256: z.array(sha256Schema).check(z.maxLength(meetingsAtOnceMax)),
});
export type UploadCheck = z.infer<typeof uploadCheckSchema>;

/** What the server tells a browser before it uploads files. */
export const uploadCheckAnswerSchema = z.object({
  alreadyHere: z.array(
    z.object({ ...given({ sha256: sha256Schema }), upload: earlierUploadSchema }),
  ),
  ...state({ sizeMaxMb: z.number() }),
  recordings: z
    .optional(recordingRulesSchema)
    .check(z.describe('Absent if no speech service is set up')),
});
export type UploadCheckAnswer = z.infer<typeof uploadCheckAnswerSchema>;

/** Refusal of an upload whose content was uploaded before, or whose organization is not the active one. */
export const uploadConflictSchema = z.extend(apiErrorSchema, {
  alreadyHere: z.optional(earlierUploadSchema),
});

export const processingStatusesQuerySchema = z.object({
  eventIds: z.array(z.string()).check(z.maxLength(meetingsAtOnceMax)),
});
export type ProcessingStatusesQuery = z.infer<typeof processingStatusesQuerySchema>;

export const meetingOutcomeSchema = z.extend(processingStatusSchema, {
  ...computed('people', { participants: z.int().check(z.nonnegative()) }),
  ...computed('action-count', {
    actions: z
      .optional(z.int().check(z.nonnegative()))
      .check(z.describe('Absent while the actions feature is off')),
  }),
  alreadyHere: z
    .optional(earlierUploadSchema)
    .check(z.describe('The same meeting by title, start and words, until somebody decides')),
  recording: z.optional(recordingSchema).check(z.describe('Absent for transcripts')),
});
export type MeetingOutcome = z.infer<typeof meetingOutcomeSchema>;

export const processingStatusesSchema = z.object({ statuses: z.array(meetingOutcomeSchema) });
export type ProcessingStatuses = z.infer<typeof processingStatusesSchema>;
