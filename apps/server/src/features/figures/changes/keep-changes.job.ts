import { z } from 'zod';
import type { JobDefinition } from '../../../platform/job-queue.ts';

/** Every hour, because the day begins at another hour in each time zone. */
export const keepChangesJob = {
  name: 'figures.keep-changes',
  schema: z.object({}),
  cron: '41 * * * *',
  retry: { firstDelaySeconds: 60, delaySecondsMax: 3600 },
} satisfies JobDefinition;
