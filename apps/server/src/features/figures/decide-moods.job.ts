import { scheduledJob } from '../../platform/job-queue.ts';

export const decideMoodsJob = scheduledJob('figures.decide-moods', '11 * * * *', {
  firstDelaySeconds: 60,
  delaySecondsMax: 3600,
});
