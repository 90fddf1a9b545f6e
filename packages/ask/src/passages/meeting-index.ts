import type { Meeting, OutcomeKind } from '../types.ts';
import { emptyTerms } from '../words/empty-words.ts';
import { termsOf } from '../words/terms.ts';
import { indexTerms, type TermIndex } from './bm25.ts';
import { cutPassages, type Passage } from './cut-passages.ts';

/** Letters by which words that belong together mostly agree: 'function', 'functional'. */
const rootLetters = 5;
export const rootOf = (term: string): string => term.slice(0, rootLetters);

/** A meeting as passages are ranked by it; the same for every question. */
export type MeetingIndex = {
  meeting: Meeting;
  passages: readonly Passage[];
  /** Terms that carry a subject, in order. */
  content: readonly (readonly string[])[];
  terms: TermIndex;
  roots: TermIndex;
  chapters: TermIndex;
  /** The chapter of each passage. */
  chapterOf: readonly number[];
  /** 1 where a passage has the first words of an outcome of the kind. */
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
  const byChapter = Map.groupBy(all.keys(), (at) => chapterOf[at] ?? 0);
  const chapters = Array.from({ length: Math.max(1, meeting.chapters.length) }, (_, chapter) =>
    (byChapter.get(chapter) ?? []).flatMap((at) => all[at] ?? []),
  );
  return {
    meeting,
    passages,
    content,
    terms: indexTerms(all),
    roots: indexTerms(all.map((terms) => terms.map(rootOf))),
    chapters: indexTerms(chapters),
    chapterOf,
    outcomes: {
      decision: outcomePlaces(meeting, passages, 'decision'),
      action: outcomePlaces(meeting, passages, 'action'),
      question: outcomePlaces(meeting, passages, 'question'),
    },
  };
}

/** The words of a passage, turns parted by a blank. */
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
