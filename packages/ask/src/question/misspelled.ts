import { askingTerms, emptyTerms } from '../words/empty-words.ts';
import { lettersApart } from '../words/letters-apart.ts';
import { stem } from '../words/stem.ts';
import { wordsOf } from '../words/terms.ts';
import { monthPattern, weekdayPattern } from './days.ts';
import { personal } from './people.ts';

/** Words of a question, and the name that they are read as. */
export type ReadAs = { written: string; name: string };

/** Shorter names differ by one letter too often. Judgement. */
const lettersMin = 4;

const quoted = /["“”][^"“”]*["“”]/gu;
const firstWord = /^[^\p{L}\p{N}]*[\p{L}\p{M}\p{N}]+/u;
/** With a capital and small letters, which abbreviations lack. */
const nameWord = /(?<![\p{L}\p{M}\p{N}])\p{Lu}\p{M}*\p{Ll}[\p{L}\p{M}]*(?![\p{L}\p{M}\p{N}])/gu;
const isDay = new RegExp(`^(?:${monthPattern}|${weekdayPattern})$`, 'i');

const plain = (written: string): string => wordsOf(written)[0] ?? '';

/**
 * Words of a question that may be a misspelled name: with a capital letter, of four letters or more, not the first word,
 * not in quotation marks, no month, weekday or word of asking.
 */
export function namelike(question: string): string[] {
  const asked = question.replace(quoted, ' ').replace(firstWord, ' ');
  return [...new Set(asked.match(nameWord) ?? [])].filter((written) => {
    const word = plain(written);
    const term = stem(word);
    const isCommon = emptyTerms.has(term) || askingTerms.has(term) || isDay.test(word);
    return word.length >= lettersMin && !isCommon;
  });
}

/**
 * The words of a question that are one letter away from exactly one part of a known name, and are no part of one
 * themselves: 'Tobais' where only 'Tobias Renner' is near. Whether they were said in a meeting, and are therefore no
 * mistake, is left to the caller.
 *
 * @param others names that are no people, such as series
 */
export function misspelledIn(
  question: string,
  people: readonly string[],
  others: readonly string[] = [],
): ReadAs[] {
  const known = new Set([...people, ...others].flatMap(wordsOf));
  const parts = new Map(
    people
      .flatMap((name) => personal(name).match(/[\p{L}\p{M}]+/gu) ?? [])
      .map((part) => [plain(part), part]),
  );
  return namelike(question).flatMap((written) => {
    const word = plain(written);
    if (known.has(word)) return [];
    const near = [...parts].filter(([part]) => part.length > 2 && lettersApart(word, part) === 1);
    const [only] = near;
    return only && near.length === 1 ? [{ written, name: only[1] }] : [];
  });
}

/** The question with these words replaced by the names that they are read as. */
export const respelled = (question: string, readAs: readonly ReadAs[]): string =>
  readAs.reduce(
    (text, { written, name }) =>
      text.replace(
        new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${written}(?![\\p{L}\\p{M}\\p{N}])`, 'gu'),
        name,
      ),
    question,
  );
