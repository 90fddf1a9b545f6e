import type { Turn } from '../types.ts';

const unspaced: ReadonlySet<string> = new Set(['zh', 'ja', 'th']);

/**
 * Counts words by Unicode boundaries (UAX 29) in languages without spaces; turns in other languages stay unchanged.
 */
export function withWordsOf<T extends Turn>(language: string, turns: T[]): T[] {
  if (!unspaced.has(language)) return turns;
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return turns.map((turn) => {
    let words = 0;
    for (const { isWordLike } of segmenter.segment(turn.text)) if (isWordLike) words++;
    return { ...turn, words };
  });
}
