import { z } from 'zod';
import type { JobDefinition } from '../../platform/job-queue.ts';

/** Reads one meeting's transcript. Everything else about it stands in the meeting's row. */
export const processTranscriptJob = {
  name: 'transcript.process',
  schema: z.object({ meetingId: z.uuid() }),
  isReminder: true,
  keepsPlaceFree: true,
  retry: { firstDelaySeconds: 1, delaySecondsMax: 60 },
} satisfies JobDefinition;
