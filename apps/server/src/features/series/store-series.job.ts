import { scheduledJob } from '../../platform/job-queue.ts';

export const storeSeriesJob = scheduledJob('series.keep', '* * * * *', {
  firstDelaySeconds: 10,
  delaySecondsMax: 600,
});
