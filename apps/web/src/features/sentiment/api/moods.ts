import { endpoints } from '@rapport/contract';
import { figuresByPeriod } from '@/components/organization-figures/figures-by-period.ts';
import { call } from '@/lib/call.ts';

/** For members who may not see the organization's figures. */
export const ownMoodQueryOptions = figuresByPeriod('own-mood', (asked) =>
  call(endpoints.figures.getOwnMood, asked),
);
