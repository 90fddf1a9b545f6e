import { commonWords, firstNames } from '@rapport/transcript';
import { properNames } from './proper-names.ts';
import type { Question } from './read-question.ts';

/** Shorter words and abbreviations stand for many things. */
const leastLetters = 4;

/**
 * The word that may stand for a name of several words: 'Marston' of 'Marston Foods'. Undefined for any other text, and
 * for names of people and numbered things: 'Console' is not 'Console 4'.
 */
export function wordOfName(text: string): string | undefined {
  const [name] = properNames(text);
  const [first = ''] = text.split(' ');
  const lower = first.toLowerCase();
  const isPlain = commonWords.has(lower) || firstNames.has(lower) || first.length < leastLetters;
  return name === text && !isPlain && !/\d/.test(text) ? first : undefined;
}

/** Whether a text has the word, written so. */
export const saysName = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(text);

/** Share of a word that may be written in lower case, or begin other names, where it stands for a name. */
const otherMost = 0.1;

/**
 * A question with the word of its name where that stands for nothing else in these texts: it has a capital inside of
 * sentences, too, and other names do not begin with it.
 */
export function withWordOfName(question: Question, texts: readonly string[]): Question {
  const { alone, ...rest } = question;
  if (alone === undefined) return question;
  const next = rest.phrase[1] ?? '';
  const sum = { own: 0, inside: 0, others: 0 };
  for (const text of texts) {
    const places = placesIn(text, alone, next);
    sum.own += places.own;
    sum.inside += places.inside;
    sum.others += places.others;
  }
  const isName = sum.inside > 0 && sum.others <= otherMost * (sum.own + sum.others);
  return isName ? question : rest;
}

/** How often a text says the word as a name, inside of a sentence, and as something else. */
function placesIn(text: string, word: string, next: string) {
  const found = { own: 0, inside: 0, others: 0 };
  for (const { 0: said, index } of text.matchAll(
    new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'giu'),
  )) {
    const after = /^ (\p{Lu}\p{L}+)/u.exec(text.slice(index + said.length))?.[1]?.toLowerCase();
    const isOther = after !== undefined && !commonWords.has(after) && !after.startsWith(next);
    if (said !== word || isOther) {
      found.others += 1;
      continue;
    }
    found.own += 1;
    if (!/(?:^|[.?!…:]["'’”)]*\s*|["'‘“(])$/u.test(text.slice(0, index))) found.inside += 1;
  }
  return found;
}
