import { type Refreshing, useRefreshOn } from '@/realtime/use-refresh-on.ts';
import { speakerKeys } from './api/speaker-keys.ts';

const speakers: Refreshing = {
  queryKey: speakerKeys.all,
  events: [
    'meetings-updated',
    'meeting-updated',
    'meeting-deleted',
    'transcript-processing-completed',
    'organization-people-updated',
  ],
};

/** Keeps the names up to date while the page is open. */
export const useLiveSpeakers = () => useRefreshOn(speakers);
