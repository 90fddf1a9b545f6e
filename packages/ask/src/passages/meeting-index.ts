import type { Meeting, OutcomeKind } from '../types.ts';
import { emptyTerms } from '../words/empty-words.ts';
import { termsOf } from '../words/terms.ts';
import { derivedIndex, indexTerms, type TermIndex, type WholeIndex } from './bm25.ts';
import { cutPassages, type Passage } from './cut-passages.ts';

/** Length of the prefix in which related words mostly agree: 'function', 'functional'. */
const rootLetters = 5;
export const rootOf = (term: string): string => term.slice(0, rootLetters);

/** An index of one meeting for ranking its passages; the same for every question. */
export type MeetingIndex = {
  meeting: Meeting;
  passages: readonly Passage[];
  /** Terms that carry a subject, in order. */
  content: readonly (readonly string[])[];
  terms: WholeIndex;
  roots: TermIndex;
  chapters: TermIndex;
  /** The chapter of each passage. */
  chapterOf: readonly number[];
  /** 1 for each passage that contains the first words of an outcome of the kind. */
  outcomes: Readonly<Record<OutcomeKind, readonly number[]>>;
};

export function indexMeeting(meeting: Meeting): MeetingIndex {
  const passages = cutPassages(meeting.turns);
  const all = passages.map((passage) => termsOf(textOf(meeting, passage)));
  const content = all.map((terms) => terms.filter((term) => !emptyTerms.has(term)));
  const chapterOf = passages.map(({ parts: [first] }) =>
    Math.max(
      0,
      meeting.chapters.findLastIndex(({ fromTurn }) => fromTurn <= (first?.turn ?? 0)),
    ),
  );
  const terms = indexTerms(all);
  return {
    meeting,
    passages,
    content,
    terms,
    roots: derivedIndex(terms.lengths, (root) => placesOfRoot(terms, root)),
    chapters: indexChapters(terms, chapterOf, Math.max(1, meeting.chapters.length)),
    chapterOf,
    outcomes: {
      decision: outcomePlaces(meeting, passages, 'decision'),
      action: outcomePlaces(meeting, passages, 'action'),
      question: outcomePlaces(meeting, passages, 'question'),
    },
  };
}

function* placesOfRoot({ postings }: WholeIndex, root: string) {
  for (const [term, places] of postings) if (rootOf(term) === root) yield* places;
}

function indexChapters(
  { postings, lengths }: WholeIndex,
  chapterOf: readonly number[],
  chapters: number,
): TermIndex {
  const ofChapters = Array.from({ length: chapters }, () => 0);
  for (const [at, chapter] of chapterOf.entries())
    ofChapters[chapter] = (ofChapters[chapter] ?? 0) + (lengths[at] ?? 0);
  return derivedIndex(ofChapters, (term) =>
    Array.from(postings.get(term) ?? [], ([at, count]) => [chapterOf[at] ?? 0, count] as const),
  );
}

/** The text of a passage, with a space between turns. */
export const textOf = ({ turns }: Pick<Meeting, 'turns'>, { parts }: Passage): string =>
  parts.map(({ turn, from, to }) => turns[turn]?.text.slice(from, to) ?? '').join(' ');

function outcomePlaces(
  { turns, outcomes }: Meeting,
  passages: readonly Passage[],
  kind: OutcomeKind,
): number[] {
  const places = outcomes
    .filter((outcome) => outcome.kind === kind)
    .map(({ turn, quote }) => ({ turn, at: Math.max(0, turns[turn]?.text.indexOf(quote) ?? 0) }));
  return passages.map(({ parts }) =>
    parts.some((part) =>
      places.some(({ turn, at }) => turn === part.turn && at >= part.from && at < part.to),
    )
      ? 1
      : 0,
  );
}
