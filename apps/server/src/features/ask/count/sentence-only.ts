import type { Found } from '../found.ts';

/** An answer without quotes. */
export const sentenceOnly = (sentence: string, found = true): Found => ({
  found,
  sentence,
  figure: null,
  quotes: [],
  closest: null,
  sentences: [],
  isWhole: true,
  lacksOutcomes: false,
  page: [],
  loaded: { shown: new Map(), speakers: new Map() },
});

export const numbered = (count: number, name: string): string =>
  `${count} ${name}${count === 1 ? '' : 's'}`;
