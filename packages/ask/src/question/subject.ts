import { askingTerms, emptyTerms } from '../words/empty-words.ts';
import { termsOf } from '../words/terms.ts';

export type Subject = {
  /** Distinct terms. */
  terms: string[];
  /** Pairs of consecutive terms. */
  pairs: [string, string][];
};

/**
 * The subject of a question: its words without asking words, names of people and words of filters. If none remain,
 * the asking words are kept; if still none remain, all words that carry a subject.
 *
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
