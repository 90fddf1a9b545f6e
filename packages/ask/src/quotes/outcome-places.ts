import type { MeetingIndex } from '../passages/meeting-index.ts';
import type { Outcome, OutcomeKind } from '../types.ts';
import { termsOf } from '../words/terms.ts';
import type { Place } from './best-quote.ts';
import type { SentenceOfMatter } from './sentences-of-matter.ts';

export type OutcomePlace = {
  kind: OutcomeKind;
  place: Place;
  /** The passage that contains the first words of the outcome. */
  passage: number;
};

type Asked = { kinds: ReadonlySet<OutcomeKind>; speakers: ReadonlySet<string> };

/** Outcomes of the given kinds in a meeting, of the people who are asked for, in order. */
export function outcomePlaces(
  { meeting, passages }: MeetingIndex,
  { kinds, speakers }: Asked,
): OutcomePlace[] {
  return meeting.outcomes
    .filter((outcome) => {
      const { speaker = null } = meeting.turns[outcome.turn] ?? {};
      return kinds.has(outcome.kind) && isOf(outcome, speaker, speakers);
    })
    .toSorted((one, other) => one.turn - other.turn)
    .flatMap(({ kind, turn, quote }): OutcomePlace[] => {
      const from = meeting.turns[turn]?.text.indexOf(quote) ?? -1;
      if (from < 0 || quote === '') return [];
      const passage = passages.findIndex(({ parts }) =>
        parts.some((part) => part.turn === turn && part.from <= from && from < part.to),
      );
      return [{ kind, place: { turn, from, to: from + quote.length }, passage }];
    });
}

/** An action belongs to its owner; without an owner, like any other outcome, to the person who said it. */
const isOf = ({ owner }: Outcome, speaker: string | null, speakers: ReadonlySet<string>): boolean =>
  speakers.size === 0 || speakers.has(owner ?? speaker ?? '');

/**
 * Shares of the subject, weighted by rarity of its words, that an outcome needs to be about it: `own` in its own
 * words and `around` in the text around it, or `before` in the sentences just before it.
 * Judgement, tried on the questions of the measurement.
 */
const least = { own: 0.35, around: 0.5, before: 0.8 };

/** Share of the subject in the words of an outcome. */
export function ownShare(
  { meeting }: MeetingIndex,
  { place }: OutcomePlace,
  rarity: ReadonlyMap<string, number>,
): number {
  const said = new Set(termsOf(meeting.turns[place.turn]?.text.slice(place.from, place.to) ?? ''));
  return [...rarity].reduce((sum, [term, share]) => sum + (said.has(term) ? share : 0), 0);
}

/** An outcome follows its matter within so many sentences; what somebody promises was talked of for longer. */
const sentencesBefore: Readonly<Record<OutcomeKind, number>> = {
  decision: 4,
  question: 4,
  action: 10,
};

/** Share of the subject in the sentences of an outcome and those just before it: 'Let us do that'. */
export function shareBefore(
  sentences: readonly SentenceOfMatter[],
  { kind, place: { turn, from } }: OutcomePlace,
  rarity: ReadonlyMap<string, number>,
): number {
  const at = sentences.findIndex((one) => one.turn === turn && one.to > from);
  const said = sentences.slice(Math.max(0, at - sentencesBefore[kind]), at + 1);
  return [...new Set(said.flatMap(({ matter }) => matter))].reduce(
    (sum, term) => sum + (rarity.get(term) ?? 0),
    0,
  );
}

/** Whether the words of an outcome name enough of the subject. */
export const namesSubject = (own: number): boolean => own >= least.own;

/**
 * @param around how closely the passage of the outcome and its neighbours say the subject
 * @param before share in the sentences just before, if outcomes are asked for
 */
export const isAbout = ({ own, around, before }: Record<'own' | 'around' | 'before', number>) =>
  before >= least.before || (namesSubject(own) && around >= least.around);
