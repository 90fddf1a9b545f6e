import { wordsMax, wordsOf } from '../../ground/search-index/search-words.ts';
import { withoutAccents } from '../../ground/without-accents.ts';

/** The first words of a name, in lower case and without accents. */
export const nameWords = (name: string): string[] =>
  wordsOf(withoutAccents(name)).slice(0, wordsMax);

/**
 * Number of wrong, missing or swapped letters that a word may have. Judgement: short names differ by one letter too
 * often.
 */
const slipsOf = ({ length }: string) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * How well a name matches the words of a search: 0 for an exact match, else the number of wrong letters; null if it
 * does not match.
 */
export function slipsOfName(name: string, words: readonly string[]): number | null {
  const parts = nameWords(name);
  let slips = 0;
  for (const word of words) {
    const least = Math.min(
      ...parts.map((part) => (part.startsWith(word) ? 0 : distance(part, word))),
    );
    if (least > slipsOf(word)) return null;
    slips += least;
  }
  return slips;
}

/** Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap && i > 1 && j > 1 ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[other.length] ?? 0;
}
