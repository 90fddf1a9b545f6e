import { type Refreshing, useRefreshOn } from '@/realtime/use-refresh-on.ts';
import { speakersKey } from './api/speakers.ts';

const speakers: Refreshing = {
  queryKey: speakersKey,
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
