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
