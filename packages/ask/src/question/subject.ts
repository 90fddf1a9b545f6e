import { askingTerms, emptyTerms } from '../words/empty-words.ts';
import { termsOf } from '../words/terms.ts';

export type Subject = {
  /** Each once. */
  terms: string[];
  /** Terms that follow each other. */
  pairs: [string, string][];
};

/**
 * What a question is about: its words without those that ask, and without names of people and words of filters. If none
 * are left, the words that ask; if still none, all that carry a subject.
 * @param left words of people, period and series, as stems
 */
export function subjectOf(text: string, left: ReadonlySet<string>): Subject {
  const content = termsOf(text).filter((term) => !emptyTerms.has(term));
  const telling = content.filter((term) => !left.has(term));
  const subject = telling.filter((term) => !askingTerms.has(term));
  const terms = [subject, telling, content].find((some) => some.length > 0) ?? [];
  const isSubject = new Set(terms);
  return {
    terms: [...isSubject],
    pairs: telling.slice(1).flatMap((term, before): [string, string][] => {
      const first = telling[before];
      return first !== undefined && isSubject.has(first) && isSubject.has(term)
        ? [[first, term]]
        : [];
    }),
  };
}
