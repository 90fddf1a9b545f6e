import { endpoints } from '@rapport/contract';
import { call } from '@/lib/call.ts';
import { figuresByPeriod } from './figures-by-period.ts';

export const organizationOverviewQueryOptions = figuresByPeriod('overview', (asked) =>
  call(endpoints.figures.getOverview, asked),
);
