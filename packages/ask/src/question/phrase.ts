import { askingTerms, emptyTerms } from '../words/empty-words.ts';
import { termsOf } from '../words/terms.ts';

/** Letters in quotation marks are the phrase, whatever they are. */
const quoted = /["“”]([^"“”]+)["“”]/u;

/** What a question asks the mentions of: words in quotation marks, else those that are left of it, in order. */
export function phraseOf(question: string, left: ReadonlySet<string>): string[] {
  const marked = quoted.exec(question)?.[1];
  if (marked !== undefined) return contentOf(marked);
  return contentOf(question).filter((term) => !left.has(term) && !askingTerms.has(term));
}

/** A turn mentions a phrase if its words follow each other there; case, plural and small words between do not matter. */
export function mentions(text: string, phrase: readonly string[]): boolean {
  if (phrase.length === 0) return true;
  const terms = contentOf(text);
  return terms.some(
    (term, at) => term === phrase[0] && phrase.every((one, by) => terms[at + by] === one),
  );
}

const contentOf = (text: string): string[] => termsOf(text).filter((term) => !emptyTerms.has(term));
