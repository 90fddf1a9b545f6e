import { z } from 'zod';
import type { JobDefinition } from '../../platform/job-queue.ts';

export const indexMeetingsJob = {
  name: 'search.index-meetings',
  schema: z.object({}),
  // Runs at every start too. The schedule is for meetings that an older process analysed during an update.
  cron: '17 * * * *',
  retry: { firstDelaySeconds: 10, delaySecondsMax: 600 },
} satisfies JobDefinition;
