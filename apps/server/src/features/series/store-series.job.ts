import { z } from 'zod';
import type { JobDefinition } from '../../platform/job-queue.ts';

export const storeSeriesJob = {
  name: 'series.keep',
  schema: z.object({}),
  cron: '* * * * *',
  retry: { firstDelaySeconds: 10, delaySecondsMax: 600 },
} satisfies JobDefinition;
