import { termsOf } from '@rapport/ask';
import { negates } from './negation-words.ts';
import { inEnglish, type TextLanguages } from './text-languages.ts';

/** Said of any matter. */
const everyday = new Set(
  'that this with from will they have been were what when more than about would there their them into only also some does done just then your must shall should could want need'.split(
    ' ',
  ),
);
const shortestMatter = 4;

const mattersOf = (text: string): string[] =>
  termsOf(text).filter((term) => term.length >= shortestMatter && !everyday.has(term));

/** The clauses of a text, as far as punctuation tells them. */
export const clausesOf = (text: string): string[] => text.split(/[.!?,;:—–]+(?=\s|$)/);

/**
 * Whether a text negates exactly if one of those that were said of the same matter does. In another language than what
 * was said no words tell the matter, so all that was said counts.
 */
export function keepsNegation(
  text: string,
  said: readonly string[],
  languages: TextLanguages = inEnglish,
): boolean {
  const isTranslated = languages.text !== languages.said;
  const terms = new Set(mattersOf(text));
  const isNegated = said.some(
    (one) =>
      negates(one, languages.said) &&
      (isTranslated || mattersOf(one).some((term) => terms.has(term))),
  );
  return negates(text, languages.text) === isNegated;
}

/** The sentences of a text that a part of it touches. */
export function sentencesAround(text: string, quote: string): string {
  const start = Math.max(0, text.indexOf(quote));
  const before = text.slice(0, start).search(/[^.!?]*$/);
  const after = text.slice(start + quote.length);
  const isEnded = /[.!?]["”’)]*$/.test(quote);
  const end = isEnded ? 0 : (after.match(/^[^.!?]*/)?.[0].length ?? 0);
  return text.slice(before, start + quote.length + end);
}
