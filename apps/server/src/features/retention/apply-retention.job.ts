import { z } from 'zod';
import type { JobDefinition } from '../../platform/job-queue.ts';

/** Deletes once a day what organizations do not keep any longer. */
export const applyRetentionJob = {
  name: 'retention.apply',
  schema: z.object({}),
  cron: '23 2 * * *',
  retry: { firstDelaySeconds: 60, delaySecondsMax: 3600 },
} satisfies JobDefinition;
