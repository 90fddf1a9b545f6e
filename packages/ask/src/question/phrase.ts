import { askingTerms, emptyTerms } from '../words/empty-words.ts';
import { stem, withoutPlural } from '../words/stem.ts';
import { wordsOf } from '../words/terms.ts';

/** Text in quotation marks is the phrase, whatever it contains. */
export const quotedIn = (question: string): string | null =>
  /["“”]([^"“”]+)["“”]/u.exec(question)?.[1] ?? null;

/**
 * The phrase whose mentions a question asks for: the words in quotation marks, else the words that remain. Small
 * words between them are kept: 'state of the art'.
 *
 * @param left stems that are no part of it
 */
export function phraseOf(question: string, left: ReadonlySet<string>): string[] {
  const marked = quotedIn(question);
  if (marked !== null) return formsOf(marked);
  const forms = formsOf(question);
  const isLeft = (form: string) => left.has(stem(form)) || left.has(form);
  const isKept = (form: string) =>
    !emptyTerms.has(stem(form)) && !isLeft(form) && !askingTerms.has(stem(form));
  if (!forms.some(isKept)) return [];
  return forms
    .slice(forms.findIndex(isKept), forms.findLastIndex(isKept) + 1)
    .filter((form) => isKept(form) || !isLeft(form));
}

/** A turn mentions a phrase if its words follow each other there; case and plural do not matter. */
export function mentions(text: string, phrase: readonly string[]): boolean {
  if (phrase.length === 0) return true;
  const forms = formsOf(text);
  return forms.some(
    (form, at) => form === phrase[0] && phrase.every((one, by) => forms[at + by] === one),
  );
}

/** The words of a text without plurals, for comparison. */
export const formsOf = (text: string): string[] => wordsOf(text).map(withoutPlural);
