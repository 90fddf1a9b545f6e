import type { MeetingIndex } from '@rapport/ask/passages/meeting-index';
import type { MarkedQuery } from './qmsum-queries.ts';

/** The number of words in each passage that are marked as relevant. */
export function markedWords(
  { passages }: Pick<MeetingIndex, 'passages'>,
  { spans }: MarkedQuery,
): number[] {
  let from = 0;
  return passages.map(({ words }) => {
    const to = from + words;
    const marked = spans.reduce(
      (sum, span) => sum + Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)),
      0,
    );
    from = to;
    return Math.min(words, marked);
  });
}

/** A passage is a hit if at least half of its words are in marked spans. */
export const isHit = (marked: number, words: number): boolean => marked * 2 >= words;
