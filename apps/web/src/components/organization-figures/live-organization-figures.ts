import { type Refreshing, useRefreshOn } from '@/realtime/use-refresh-on.ts';
import { organizationFiguresKey } from './figure-keys.ts';

/** Events after which other meetings or actions count, are being analysed or may be opened. */
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
  // A figure is read from many meetings, so a burst of uploads refreshes it every few seconds only.
  pauseMs: 5000,
};

export function LiveOrganizationFigures() {
  useRefreshOn(organizationFigures);
  return null;
}
