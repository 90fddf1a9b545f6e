import { z } from 'zod';
import type { JobDefinition } from '../../platform/job-queue.ts';

export const processTranscriptJob = {
  name: 'transcript.process',
  schema: z.object({ meetingId: z.uuid() }),
  isReminder: true,
  keepsPlaceFree: true,
  retry: { firstDelaySeconds: 1, delaySecondsMax: 60 },
} satisfies JobDefinition;
