import { askingTerms, emptyTerms } from '../words/empty-words.ts';
import { termsOf } from '../words/terms.ts';

/** Letters in quotation marks are the phrase, whatever they are. */
const quoted = /["“”]([^"“”]+)["“”]/u;

/**
 * What a question asks the mentions of: words in quotation marks, else those that are left of it. Small words stay
 * between them: 'state of the art'.
 */
export function phraseOf(question: string, left: ReadonlySet<string>): string[] {
  const marked = quoted.exec(question)?.[1];
  if (marked !== undefined) return termsOf(marked);
  const terms = termsOf(question);
  const isKept = (term: string) =>
    !emptyTerms.has(term) && !left.has(term) && !askingTerms.has(term);
  const between = terms.slice(terms.findIndex(isKept), terms.findLastIndex(isKept) + 1);
  return terms.some(isKept) ? between.filter((term) => isKept(term) || !left.has(term)) : [];
}

/** A turn mentions a phrase if its words follow each other there; case and plural do not matter. */
export function mentions(text: string, phrase: readonly string[]): boolean {
  if (phrase.length === 0) return true;
  const terms = termsOf(text);
  return terms.some(
    (term, at) => term === phrase[0] && phrase.every((one, by) => terms[at + by] === one),
  );
}
