import { z } from 'zod';
import type { JobDefinition } from '../../platform/job-queue.ts';

/** Deletes every hour what uploads and readings that broke off have left behind. */
export const sweepContentJob = {
  name: 'content.sweep',
  schema: z.object({}),
  cron: '41 * * * *',
  retry: { firstDelaySeconds: 60, delaySecondsMax: 3600 },
} satisfies JobDefinition;
