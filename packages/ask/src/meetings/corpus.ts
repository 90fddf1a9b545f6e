import { speakersOf } from '../meeting-of.ts';
import { derivedIndex, indexTerms, type TermIndex } from '../passages/bm25.ts';
import { indexMeeting, type MeetingIndex } from '../passages/meeting-index.ts';
import type { Meeting } from '../types.ts';
import { emptyTerms } from '../words/empty-words.ts';
import { termsOf } from '../words/terms.ts';

/** The meetings that a person may read, indexed for ranking; the same for every question. */
export type Corpus = {
  meetings: readonly MeetingIndex[];
  /** Terms and adjacent pairs of all words said. */
  said: TermIndex;
  /** Title, series, people, topics, chapters and outcomes. */
  named: TermIndex;
};

export const indexCorpus = (meetings: readonly Meeting[]): Corpus =>
  corpusOf(meetings.map(indexMeeting));

export const corpusOf = (meetings: readonly MeetingIndex[]): Corpus => ({
  meetings,
  said: derivedIndex(
    meetings.map(({ content }) =>
      // Counts terms and the pairs between them.
      content.reduce((sum, { length }) => sum + length + Math.max(0, length - 1), 0),
    ),
    (term) =>
      meetings.flatMap((index, at) => {
        const count = timesSaid(index, term);
        return count > 0 ? [[at, count] as const] : [];
      }),
  ),
  named: indexTerms(meetings.map(({ meeting }) => namesOf(meeting))),
});

/** Whether a word is said in one of the meetings, in any form. */
export const isSaid = ({ meetings }: Corpus, word: string): boolean =>
  termsOf(word).every((term) => meetings.some(({ terms }) => terms.postings.has(term)));

/** How often a term or a pair of terms is said in a meeting. */
function timesSaid({ terms, content }: MeetingIndex, said: string): number {
  const [one = '', other] = said.split(pairMark);
  if (emptyTerms.has(one)) return 0;
  const places = terms.postings.get(one) ?? new Map<number, number>();
  if (other === undefined) return [...places.values()].reduce((sum, count) => sum + count, 0);
  if (!terms.postings.get(other)) return 0;
  return [...places.keys()].reduce(
    (sum, at) => sum + timesPaired(content[at] ?? [], one, other),
    0,
  );
}

const timesPaired = (terms: readonly string[], one: string, other: string): number =>
  terms.reduce((sum, term, at) => sum + (term === one && terms[at + 1] === other ? 1 : 0), 0);

/**
 * A term that is said in no meeting weighs this many times as much as the rarest possible term that is said.
 * Judgement, see docs/analysis.md.
 */
const unsaidWeight = 2;

/**
 * Share of each term in a subject: the fewer passages of all meetings contain the term, the larger. A term that no
 * passage contains has the largest share.
 */
export function rarities({ meetings }: Corpus, terms: readonly string[]): Map<string, number> {
  const passages = meetings.reduce((sum, index) => sum + index.passages.length, 0);
  const weights = terms.map((term) => {
    const said = meetings.reduce(
      (sum, { terms: of }) => sum + (of.postings.get(term)?.size ?? 0),
      0,
    );
    const rarity = Math.log(1 + (passages - said + 0.5) / (said + 0.5));
    return [term, said === 0 ? unsaidWeight * rarity : rarity] as const;
  });
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  return new Map(weights.map(([term, weight]) => [term, weight / whole]));
}

/** For each passage, the share of a subject that is said at most `width` passages away. */
function sharesNear(
  passages: number,
  said: readonly (readonly [share: number, places: readonly number[]])[],
  width: number,
): number[] {
  const shares = Array.from({ length: passages }, () => 0);
  for (const [share, places] of said) {
    let next = 0;
    for (const at of places) {
      const last = Math.min(shares.length - 1, at + width);
      for (next = Math.max(next, at - width); next <= last; next++)
        shares[next] = (shares[next] ?? 0) + share;
    }
  }
  return shares;
}

/** Passages that say a term, and for the name of a person also those in which they speak. In order. */
function placesOf(
  { terms, passages, meeting: { turns } }: MeetingIndex,
  term: string,
  names: ReadonlySet<string>,
): Iterable<number> {
  const said = terms.postings.get(term);
  if (!names.has(term)) return said?.keys() ?? [];
  return passages
    .keys()
    .filter(
      (at) =>
        said?.has(at) === true ||
        passages[at]?.parts.some(({ turn }) =>
          termsOf(turns[turn]?.speaker ?? '').includes(term),
        ) === true,
    );
}

/** In passages. */
const widths = [0, 1, 2];

/**
 * How closely together each passage and its neighbours say a subject: the mean over near and far, 0 to 1.
 *
 * @param names terms that are names of people
 */
export function closeness(
  index: MeetingIndex,
  rarity: ReadonlyMap<string, number>,
  names: ReadonlySet<string> = new Set(),
): number[] {
  const said = Array.from(
    rarity,
    ([term, share]) => [share, [...placesOf(index, term, names)]] as const,
  );
  const near = widths.map((width) => sharesNear(index.passages.length, said, width));
  return index.passages.map(
    (_, at) => near.reduce((sum, shares) => sum + (shares[at] ?? 0), 0) / widths.length,
  );
}

/** A character that no term contains. */
const pairMark = ' ';
/** Joins two consecutive terms into one key. */
export const pairOf = (one: string, other: string): string => `${one}${pairMark}${other}`;

function namesOf(meeting: Meeting): string[] {
  const texts = [
    meeting.title,
    meeting.series ?? '',
    ...meeting.topics,
    ...meeting.chapters.map(({ title }) => title),
    ...meeting.outcomes.map(({ quote }) => quote),
    ...speakersOf(meeting),
  ];
  return texts.flatMap(termsOf).filter((term) => !emptyTerms.has(term));
}
