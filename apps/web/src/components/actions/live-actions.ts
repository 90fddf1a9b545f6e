import { type Refreshing, useRefreshOn } from '@/realtime/use-refresh-on.ts';
import { actionsKey } from './api/actions.ts';

const actions: Refreshing = {
  queryKey: actionsKey,
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
