import { endpoints } from '@rapport/contract';
import { figuresByPeriod } from '@/components/organization-figures/figures-by-period.ts';
import { call } from '@/lib/call.ts';

export const organizationHappenedQueryOptions = figuresByPeriod('happened', (asked) =>
  call(endpoints.figures.getHappened, asked),
);
