import { scheduledJob } from '../../platform/job-queue.ts';

// Runs at every start too. The schedule is for meetings that an older process analysed during an update.
export const indexMeetingsJob = scheduledJob('search.index-meetings', '17 * * * *', {
  firstDelaySeconds: 10,
  delaySecondsMax: 600,
});
