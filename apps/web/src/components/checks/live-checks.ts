import { type Refreshing, useRefreshOn } from '@/realtime/use-refresh-on.ts';
import { checkKeys } from './api/check-keys.ts';

const checks: Refreshing = {
  queryKey: checkKeys.all,
  events: [
    'meetings-updated',
    'meeting-updated',
    'meeting-deleted',
    'transcript-processing-completed',
    'series-updated',
  ],
};

/** Keeps the meetings to check up to date while they are shown. */
export const useLiveChecks = () => useRefreshOn(checks);
