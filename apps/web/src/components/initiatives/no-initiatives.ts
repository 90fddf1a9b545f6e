import { counted } from '@/lib/number-words.ts';

/** Said where a period of so many weeks has none. */
export const noInitiatives = (weeks: number): string =>
  `No topic came up in three meetings or more in these ${counted(weeks, 'week')}.`;
