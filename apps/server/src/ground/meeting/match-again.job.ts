import { z } from 'zod';
import type { JobDefinition } from '../../platform/job-queue.ts';

/**
 * Searches earlier meetings for people of a changed directory: at once after an import, within a minute after other
 * changes.
 */
export const matchAgainJob = {
  name: 'speakers.match-again',
  // Omitted by the scheduled job, which is for all organizations.
  schema: z.object({ organizationId: z.optional(z.string()) }),
  cron: '* * * * *',
  retry: { firstDelaySeconds: 5, delaySecondsMax: 300 },
} satisfies JobDefinition;
