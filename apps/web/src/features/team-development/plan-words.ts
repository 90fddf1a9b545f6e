import type { Alignment } from '@/sample-data/team-development/development-plan.ts';

/** '9 Dec': what is due soon needs no year. */
export const dayAndMonth = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(date),
  );

export const alignmentWords: Record<Alignment, string> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};
