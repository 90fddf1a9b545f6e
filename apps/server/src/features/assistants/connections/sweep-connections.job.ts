import { scheduledJob } from '../../../platform/job-queue.ts';

export const sweepConnectionsJob = scheduledJob('assistants.sweep', '53 * * * *', {
  firstDelaySeconds: 2,
  delaySecondsMax: 60,
});
