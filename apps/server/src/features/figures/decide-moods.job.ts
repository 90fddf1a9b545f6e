import { z } from 'zod';
import type { JobDefinition } from '../../platform/job-queue.ts';

export const decideMoodsJob = {
  name: 'figures.decide-moods',
  schema: z.object({}),
  cron: '11 * * * *',
  retry: { firstDelaySeconds: 60, delaySecondsMax: 3600 },
} satisfies JobDefinition;
