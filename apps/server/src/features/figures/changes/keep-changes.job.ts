import { scheduledJob } from '../../../platform/job-queue.ts';

/** Every hour, because the day begins at another hour in each time zone. */
export const keepChangesJob = scheduledJob('figures.keep-changes', '41 * * * *', {
  firstDelaySeconds: 60,
  delaySecondsMax: 3600,
});
