import { plainWordsOf } from './word-runs.ts';

const anyLetter = '[[:alnum:]]';

/**
 * A regular expression of PostgreSQL for texts with a word that is one letter away from one of these: another letter, one
 * more, one less, or two swapped. Null without words.
 */
export function nearPattern(written: readonly string[]): string | null {
  const spellings = written.flatMap(plainWordsOf).flatMap(oneLetterAway);
  return spellings.length === 0 ? null : `\\y(?:${spellings.join('|')})\\y`;
}

const oneLetterAway = (word: string): string[] => {
  const letters = [...word];
  const cut = (from: number, to?: number) => letters.slice(from, to).join('');
  return letters
    .flatMap((letter, at) => [
      cut(0, at) + anyLetter + cut(at + 1),
      cut(0, at) + anyLetter + cut(at),
      cut(0, at) + cut(at + 1),
      cut(0, at) + (letters[at + 1] ?? '') + letter + cut(at + 2),
    ])
    .concat(word + anyLetter);
};
