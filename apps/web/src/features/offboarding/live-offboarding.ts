import { type Refreshing, useRefreshOn } from '@/realtime/use-refresh-on.ts';
import { offboardingKey } from './api/offboardings.ts';

const offboarding: Refreshing = {
  queryKey: offboardingKey,
  events: [
    'planning-updated',
    'actions-updated',
    'meeting-updated',
    'meeting-deleted',
    'access-updated',
    'organization-settings-updated',
    'organization-people-updated',
  ],
};

/** Keeps plans up to date while a page with them is open. */
export const useLiveOffboarding = () => useRefreshOn(offboarding);
