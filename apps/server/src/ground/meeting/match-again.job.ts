import { z } from 'zod';
import type { JobDefinition } from '../../platform/job-queue.ts';

/**
 * Searches earlier meetings for people of a directory that changed: at once after an import, within a minute after other
 * changes.
 */
export const matchAgainJob = {
  name: 'speakers.match-again',
  // The scheduled job names no organization.
  schema: z.object({ organizationId: z.optional(z.string()) }),
  cron: '* * * * *',
  retry: { firstDelaySeconds: 5, delaySecondsMax: 300 },
} satisfies JobDefinition;
