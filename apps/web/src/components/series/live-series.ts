import { type Refreshing, useRefreshOn } from '@/realtime/use-refresh-on.ts';
import { seriesKey } from './api/series.ts';

const series: Refreshing = {
  queryKey: seriesKey,
  events: [
    'series-updated',
    'meeting-updated',
    'meetings-updated',
    'organization-settings-updated',
  ],
};

/** Keeps series up to date while a page with them is open. */
export const useLiveSeries = () => useRefreshOn(series);
