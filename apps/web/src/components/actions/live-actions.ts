import { type Refreshing, useRefreshOn } from '@/realtime/use-refresh-on.ts';
import { actionKeys } from './api/action-keys.ts';

const actions: Refreshing = {
  queryKey: actionKeys.all,
  events: [
    'actions-updated',
    'meetings-updated',
    'meeting-updated',
    'meeting-deleted',
    'series-updated',
    'transcript-processing-completed',
  ],
};

/** Keeps the actions up to date while it is mounted. */
export const useLiveActions = () => useRefreshOn(actions);
