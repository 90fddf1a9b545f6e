import { z } from 'zod';
import type { JobDefinition } from '../../platform/job-queue.ts';

export const applyRetentionJob = {
  name: 'retention.apply',
  schema: z.object({}),
  cron: '23 2 * * *',
  retry: { firstDelaySeconds: 60, delaySecondsMax: 3600 },
} satisfies JobDefinition;
