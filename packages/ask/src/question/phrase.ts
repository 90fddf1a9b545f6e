import { askingTerms, emptyTerms } from '../words/empty-words.ts';
import { stem, withoutPlural } from '../words/stem.ts';
import { wordsOf } from '../words/terms.ts';
import { saysName } from './word-of-name.ts';

/** Text in quotation marks is the phrase, whatever it contains. */
export const quotedIn = (question: string): string | null =>
  /["“”]([^"“”]+)["“”]/u.exec(question)?.[1] ?? null;

/**
 * The phrase whose mentions a question asks for: the words in quotation marks, else the words that remain. Small
 * words between them are kept: 'state of the art'.
 *
 * @param left stems that are no part of it
 * @param compounds pairs of words that are a part of it even if they are small: 'on call'
 */
export function phraseOf(
  question: string,
  left: ReadonlySet<string>,
  compounds: ReadonlySet<string> = new Set(),
): string[] {
  const marked = quotedIn(question);
  if (marked !== null) return formsOf(marked);
  const forms = formsOf(question);
  const isPair = (at: number) => compounds.has(`${forms[at]} ${forms[at + 1]}`);
  const isLeft = (form: string) => left.has(stem(form)) || left.has(form);
  const isKept = (form: string, at: number) =>
    isPair(at) ||
    isPair(at - 1) ||
    (!emptyTerms.has(stem(form)) && !isLeft(form) && !askingTerms.has(stem(form)));
  const from = forms.findIndex(isKept);
  const to = forms.findLastIndex(isKept);
  return forms.filter(
    (form, at) => from >= 0 && at >= from && at <= to && (isKept(form, at) || !isLeft(form)),
  );
}

/** Pairs of words with a hyphen between them: 'on call' of 'the on-call rota'. */
export const compoundsIn = (question: string): ReadonlySet<string> =>
  new Set(
    Array.from(question.matchAll(/\p{L}{2,}(?:-\p{L}{2,})+/gu), ([compound]) =>
      formsOf(compound),
    ).flatMap((forms) => forms.slice(1).map((form, at) => `${forms[at]} ${form}`)),
  );

/**
 * A turn mentions a phrase if its words follow each other there; case and plural do not matter.
 * @param alone a word that stands for the phrase where it is written so
 */
export function mentions(text: string, phrase: readonly string[], alone?: string): boolean {
  if (phrase.length === 0) return true;
  const forms = formsOf(text);
  const isSaid = forms.some(
    (form, at) => form === phrase[0] && phrase.every((one, by) => forms[at + by] === one),
  );
  return isSaid || (alone !== undefined && saysName(text, alone));
}

/** The words of a text without plurals, for comparison. */
export const formsOf = (text: string): string[] => wordsOf(text).map(withoutPlural);
