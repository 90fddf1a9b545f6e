import { endpoints } from '@rapport/contract';
import { call } from '@/lib/call.ts';
import { figuresByPeriod } from './figures-by-period.ts';

export const organizationMoodsQueryOptions = figuresByPeriod('moods', (asked) =>
  call(endpoints.figures.getMoods, asked),
);
