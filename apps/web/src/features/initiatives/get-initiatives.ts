import { endpoints } from '@rapport/contract';
import { figuresByPeriod } from '@/components/organization-figures/figures-by-period.ts';
import { call } from '@/lib/call.ts';

export const initiativesQueryOptions = figuresByPeriod('initiatives', (asked) =>
  call(endpoints.figures.getInitiatives, asked),
);
