import { scheduledJob } from '../../platform/job-queue.ts';

export const sweepImportsJob = scheduledJob('imports.sweep', '41 * * * *', {
  firstDelaySeconds: 60,
  delaySecondsMax: 3600,
});
