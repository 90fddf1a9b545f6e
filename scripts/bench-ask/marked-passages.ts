import type { MeetingIndex } from '@rapport/ask/passages/meeting-index';
import type { MarkedQuery } from './qmsum-queries.ts';

/** Words of each passage that are marked as relevant. */
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

/** A hit has half of its words in the marked spans. */
export const isHit = (marked: number, words: number): boolean => marked * 2 >= words;
