import type { Found } from '../found.ts';

/** An answer without quotes. */
export const sentenceOnly = (sentence: string | null, found = true): Found => ({
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

/** For a question that is refused. */
export const nothingLookedUp = (): Found => sentenceOnly(null, false);

export const numbered = (count: number, name: string): string =>
  `${count} ${name}${count === 1 ? '' : 's'}`;
