import { z } from 'zod';
import type { JobDefinition } from '../../../platform/job-queue.ts';

export const sweepConnectionsJob = {
  name: 'assistants.sweep',
  schema: z.object({}),
  cron: '53 * * * *',
  retry: { firstDelaySeconds: 2, delaySecondsMax: 60 },
} satisfies JobDefinition;
