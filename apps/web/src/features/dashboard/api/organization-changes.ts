import { endpoints } from '@rapport/contract';
import { figuresByPeriod } from '@/components/organization-figures/figures-by-period.ts';
import { call } from '@/lib/call.ts';

export const organizationChangesQueryOptions = figuresByPeriod('changes', (asked) =>
  call(endpoints.figures.getChanges, asked),
);
