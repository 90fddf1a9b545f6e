import { scheduledJob } from '../../platform/job-queue.ts';

export const applyRetentionJob = scheduledJob('retention.apply', '23 2 * * *', {
  firstDelaySeconds: 60,
  delaySecondsMax: 3600,
});
