import { scheduledJob } from '../../../platform/job-queue.ts';

export const sweepContentJob = scheduledJob('content.sweep', '41 * * * *', {
  firstDelaySeconds: 60,
  delaySecondsMax: 3600,
});
