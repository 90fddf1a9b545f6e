import { withoutAccents } from '../without-accents.ts';

/** Maximum number of words of a search. */
export const wordsMax = 10;

/** Words that are searched together; those in quotation marks follow each other. */
type Group = readonly string[];

/**
 * Texts for `to_tsquery`, which drops words that are too common. `all`: every word. `together`: every word, phrases
 * in their order. `said`: any word, but as speech, not in a speaker's name. `title`: every word in a title.
 */
export type SearchTexts = { all: string; together: string; said: string; title: string };

/**
 * Reads the words of a search. The last one may be the beginning of a word that is still being typed, unless a space
 * or punctuation follows. Undefined without a letter or a digit.
 */
export function readSearch(search: string): SearchTexts | undefined {
  const groups = readGroups(search);
  const words = groups.flat();
  if (words.length === 0) return undefined;
  const open = /[\p{L}\p{M}\p{N}]$/u.test(search) ? words.length - 1 : -1;
  const lexeme = (word: string, at: number, weight = '') => {
    const mark = `${at === open || weight ? ':' : ''}${at === open ? '*' : ''}${weight}`;
    const spellings = new Set([word, withoutAccents(word)]);
    return `(${Array.from(spellings, (spelling) => `'${spelling}'${mark}`).join(' | ')})`;
  };
  let at = -1;
  const together = groups.map((group) =>
    group
      .map((word) => {
        at += 1;
        return lexeme(word, at);
      })
      .join(' <-> '),
  );
  return {
    all: words.map((word, place) => lexeme(word, place)).join(' & '),
    together: together.map((phrase) => `(${phrase})`).join(' & '),
    said: words.map((word, place) => lexeme(word, place, 'D')).join(' | '),
    title: words.map((word, place) => lexeme(word, place, 'A')).join(' & '),
  };
}

/** Letters and digits, in lower case. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function readGroups(search: string): Group[] {
  const groups: Group[] = [];
  let left = wordsMax;
  for (const [at, part] of search.split('"').entries()) {
    const words = wordsOf(part).slice(0, left);
    left -= words.length;
    // Every second part is in quotation marks.
    if (at % 2 === 1) groups.push(words);
    else groups.push(...words.map((word) => [word]));
  }
  return groups.filter(({ length }) => length > 0);
}
