import type { MeetingIndex } from '@rapport/ask/passages/meeting-index';
import { isHit } from './marked-passages.ts';

export const figureNames = ['hit@1', 'hit@3', 'hit@5', 'MRR', 'recall'] as const;
export type Figures = Record<(typeof figureNames)[number], number>;

/** The share of a meeting that a reader is assumed to have time for. */
const shareRead = 1 / 6;

/**
 * Quality measures of an order of passages.
 * @param marked marked words of each passage
 */
export function figuresOf(
  { passages }: Pick<MeetingIndex, 'passages'>,
  marked: readonly number[],
  order: readonly number[],
): Figures {
  const hits = order.map((at) => isHit(marked[at] ?? 0, passages[at]?.words ?? 0));
  const first = hits.indexOf(true);
  const within = (places: number) => Number(first >= 0 && first < places);
  return {
    'hit@1': within(1),
    'hit@3': within(3),
    'hit@5': within(5),
    MRR: first < 0 ? 0 : 1 / (first + 1),
    recall: recallOf(passages, marked, order),
  };
}

/** Share of the marked words in the first sixth of the meeting by this order. */
function recallOf(
  passages: MeetingIndex['passages'],
  marked: readonly number[],
  order: readonly number[],
): number {
  const all = marked.reduce((sum, words) => sum + words, 0);
  let left = shareRead * passages.reduce((sum, { words }) => sum + words, 0);
  let found = 0;
  for (const at of order) {
    const words = passages[at]?.words ?? 0;
    found += (marked[at] ?? 0) * Math.min(1, left / words);
    left -= words;
    if (left <= 0) break;
  }
  return all === 0 ? 0 : found / all;
}
