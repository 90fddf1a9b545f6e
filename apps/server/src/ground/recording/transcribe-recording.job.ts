import { z } from 'zod';
import type { JobDefinition } from '../../platform/job-queue.ts';

/** Each run sends one part, so that organizations take turns and a killed process loses one part. */
export const transcribeRecordingJob = {
  name: 'recording.transcribe',
  schema: z.object({ meetingId: z.uuid() }),
  isReminder: true,
  keepsPlaceFree: true,
  retry: { firstDelaySeconds: 1, delaySecondsMax: 60 },
} satisfies JobDefinition;
