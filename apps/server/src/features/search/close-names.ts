import { lettersApart } from '@rapport/ask';
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
      ...parts.map((part) => (part.startsWith(word) ? 0 : lettersApart(part, word))),
    );
    if (least > slipsOf(word)) return null;
    slips += least;
  }
  return slips;
}
