import { speakersOf } from '../meeting-of.ts';
import { indexTerms, type TermIndex } from '../passages/bm25.ts';
import { indexMeeting, type MeetingIndex } from '../passages/meeting-index.ts';
import type { Meeting } from '../types.ts';
import { emptyTerms } from '../words/empty-words.ts';
import { termsOf } from '../words/terms.ts';

/** Meetings that one may read, as they are ranked; the same for every question. */
export type Corpus = {
  meetings: readonly MeetingIndex[];
  /** Terms and adjacent pairs of all words said. */
  said: TermIndex;
  /** Title, series, people, topics, chapters and outcomes. */
  named: TermIndex;
};

export function indexCorpus(meetings: readonly Meeting[]): Corpus {
  const indexed = meetings.map(indexMeeting);
  return {
    meetings: indexed,
    said: indexTerms(
      indexed.map(({ content }) => content.flatMap((terms) => [...terms, ...pairsOf(terms)])),
    ),
    named: indexTerms(meetings.map(namesOf)),
  };
}

/** A term that no meeting says weighs so many times as much as the rarest that is said could: judgement, see docs/analysis.md. */
const unsaidWeight = 2;

/**
 * Shares of a subject by its terms: the fewer passages of all meetings say one, the more. What none says has the
 * largest share.
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

/** For each passage the share of a subject that is said at most so many passages away. */
export function sharesNear(
  { terms, passages }: MeetingIndex,
  rarity: ReadonlyMap<string, number>,
  width: number,
): number[] {
  const shares = passages.map(() => 0);
  for (const [term, share] of rarity) {
    let next = 0;
    for (const at of terms.postings.get(term)?.keys() ?? []) {
      const last = Math.min(shares.length - 1, at + width);
      for (next = Math.max(next, at - width); next <= last; next++)
        shares[next] = (shares[next] ?? 0) + share;
    }
  }
  return shares;
}

/** In passages. */
const widths = [0, 1, 2];

/** How closely together each passage and its neighbours say a subject: the mean over near and far, 0 to 1. */
export function closeness(index: MeetingIndex, rarity: ReadonlyMap<string, number>): number[] {
  const near = widths.map((width) => sharesNear(index, rarity, width));
  return index.passages.map(
    (_, at) => near.reduce((sum, shares) => sum + (shares[at] ?? 0), 0) / widths.length,
  );
}

/** Terms that follow each other, as one. */
export const pairsOf = (terms: readonly string[]): string[] =>
  terms.slice(1).map((term, before) => pairOf(terms[before] ?? '', term));

export const pairOf = (one: string, other: string): string => `${one} ${other}`;

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
