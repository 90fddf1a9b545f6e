import { z } from 'zod';
import type { JobDefinition } from '../../../platform/job-queue.ts';

export const sweepContentJob = {
  name: 'content.sweep',
  schema: z.object({}),
  cron: '41 * * * *',
  retry: { firstDelaySeconds: 60, delaySecondsMax: 3600 },
} satisfies JobDefinition;
