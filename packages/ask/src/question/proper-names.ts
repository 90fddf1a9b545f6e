import { commonWords } from '@rapport/transcript';
import { askingTerms, emptyTerms } from '../words/empty-words.ts';
import { stem } from '../words/stem.ts';
import { wordsOf } from '../words/terms.ts';

const capital = "\\p{Lu}[\\p{L}\\p{N}]*(?:['’&-]\\p{L}+)*";
const run = new RegExp(
  `(?<![\\p{L}\\p{N}])${capital}(?: (?:(?:of|&) )?(?:${capital}|\\d[\\d.]*(?![\\d:]|\\p{L})))+`,
  'gu',
);
/** Longer words of a question of which all have a capital say nothing of names. */
const letters = { long: 4, words: 4 };

/**
 * Names of several words that a text writes with capitals: 'Marston Foods', 'Trail of Bits', 'Console 4'. The first word
 * of a sentence has a capital anyway, so a word that asks is no part of one there.
 */
export function properNames(text: string): string[] {
  const long = text.match(/\p{L}+/gu)?.filter(({ length }) => length >= letters.long) ?? [];
  const isTitle = long.length > letters.words && long.every((word) => /^\p{Lu}/u.test(word));
  if (isTitle) return [];
  return Array.from(text.matchAll(run), ({ 0: found, index }) => {
    const opens = /(?:^|[.?!:]\s*)$/.test(text.slice(0, index));
    const [first = '', ...rest] = found.split(' ');
    return opens && asks(first) ? rest.join(' ').replace(/^(?:of|&) /, '') : found;
  }).filter((name) => name.includes(' '));
}

const asks = (word: string): boolean =>
  wordsOf(word).every(
    (one) =>
      commonWords.has(one) ||
      emptyTerms.has(stem(one)) ||
      askingTerms.has(stem(one)) ||
      opening.has(one),
  );
const opening = new Set(
  'decisions decision actions action mentions questions open overdue hours mood topics list compare count'.split(
    ' ',
  ),
);
