import { scheduledJob } from '../../platform/job-queue.ts';

export const sumWeeksJob = scheduledJob('figures.sum-weeks', '* * * * *', {
  firstDelaySeconds: 10,
  delaySecondsMax: 600,
});
