import { type Refreshing, useRefreshOn } from '@/realtime/use-refresh-on.ts';
import { checksKey } from './api/meeting-checks.ts';

const checks: Refreshing = {
  queryKey: checksKey,
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
