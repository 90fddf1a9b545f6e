import type { TranscriptTurn } from '@rapport/contract';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchInAddress } from '@/lib/use-search-in-address.ts';
import { findMatches, foldTexts, type Match } from './find-matches.ts';
import { placeParameters } from './place.ts';

const transcriptSearch = { parameter: 'find', replaces: placeParameters, keepsScroll: true };

export type TranscriptSearch = {
  typed: string;
  type: (typed: string) => void;
  matches: Match[];
  /** Index of the current match. */
  index: number;
  current: Match | undefined;
  move: (step: 1 | -1) => void;
};

/** Searches all turns, rendered or not, and steps through the matches. */
export function useTranscriptSearch(turns: readonly TranscriptTurn[]): TranscriptSearch {
  const { typed, setTyped } = useSearchInAddress(transcriptSearch);
  const [index, setIndex] = useState(0);
  const search = useDeferredValue(typed);
  const isSearching = search.trim() !== '';
  const texts = useMemo(() => (isSearching ? foldTexts(turns) : []), [turns, isSearching]);
  const matches = useMemo(() => findMatches(texts, search), [texts, search]);
  const last = Math.max(0, matches.length - 1);
  const shown = Math.min(index, last);
  return {
    typed,
    type: (next) => {
      setTyped(next);
      setIndex(0);
    },
    matches,
    index: shown,
    current: matches[shown],
    move: (step) => setIndex((shown + step + matches.length) % Math.max(1, matches.length)),
  };
}
