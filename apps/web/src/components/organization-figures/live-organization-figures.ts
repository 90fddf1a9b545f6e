import { type Refreshing, useRefreshOn } from '@/realtime/use-refresh-on.ts';
import { organizationFiguresKey } from './figure-keys.ts';

/**
 * Events after which figures may change: which meetings or actions count, are being analysed or may
 * be opened.
 */
export const organizationFigures: Refreshing = {
  queryKey: organizationFiguresKey,
  events: [
    'organization-figures-updated',
    'transcript-processing-started',
    'transcript-processing-completed',
    'transcript-processing-failed',
    'transcript-processing-cancelled',
    'meeting-updated',
    'meetings-updated',
    'meeting-deleted',
    'actions-updated',
    'organization-people-updated',
  ],
  // A figure is computed from many meetings, so a burst of uploads refreshes it only every few
  // seconds.
  pauseMs: 5000,
};

export function LiveOrganizationFigures() {
  useRefreshOn(organizationFigures);
  return null;
}
