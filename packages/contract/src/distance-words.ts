/**
 * Each kind includes intervals that are off by a few days, as of meetings on the first Monday of
 * each month.
 */
const distances: readonly { upTo: number; words: string }[] = [
  { upTo: 1, words: 'Daily' },
  { upTo: 5, words: 'Several times a week' },
  { upTo: 9, words: 'Weekly' },
  { upTo: 17, words: 'Every two weeks' },
  { upTo: 24, words: 'Every three weeks' },
  { upTo: 37, words: 'Monthly' },
  { upTo: 100, words: 'Every few months' },
];

/** 'Weekly', for a usual interval in days. */
export const distanceWords = (everyDays: number): string =>
  distances.find(({ upTo }) => everyDays <= upTo)?.words ?? 'Now and then';
