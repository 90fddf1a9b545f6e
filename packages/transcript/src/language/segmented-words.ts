import type { Turn } from '../types.ts';

/** Written without blanks between words. */
const unspaced: ReadonlySet<string> = new Set(['zh', 'ja', 'th']);

/** The turns with their words counted by the language's own bounds where no blanks part them (Unicode UAX 29). */
export function withWordsOf(language: string, turns: Turn[]): Turn[] {
  if (!unspaced.has(language)) return turns;
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return turns.map((turn) => {
    let words = 0;
    for (const { isWordLike } of segmenter.segment(turn.text)) if (isWordLike) words++;
    return { ...turn, words };
  });
}
