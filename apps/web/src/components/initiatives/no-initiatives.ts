import { counted } from '@/lib/number-words.ts';

/** Shown if no topic was found in a period of `weeks` weeks. */
export const noInitiatives = (weeks: number): string =>
  `No topic came up in three meetings or more in these ${counted(weeks, 'week')}.`;
