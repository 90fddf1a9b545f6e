import type { MeetingIndex } from '../passages/meeting-index.ts';
import type { Outcome, OutcomeKind } from '../types.ts';
import { termsOf } from '../words/terms.ts';
import type { Place } from './best-quote.ts';

export type OutcomePlace = {
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
    .flatMap(({ turn, quote }): OutcomePlace[] => {
      const from = meeting.turns[turn]?.text.indexOf(quote) ?? -1;
      if (from < 0 || quote === '') return [];
      const passage = passages.findIndex(({ parts }) =>
        parts.some((part) => part.turn === turn && part.from <= from && from < part.to),
      );
      return [{ place: { turn, from, to: from + quote.length }, passage }];
    });
}

/** An action belongs to its owner; without an owner, like any other outcome, to the person who said it. */
const isOf = ({ owner }: Outcome, speaker: string | null, speakers: ReadonlySet<string>): boolean =>
  speakers.size === 0 || speakers.has(owner ?? speaker ?? '');

/**
 * Shares of the subject, weighted by rarity of its words, that an outcome needs to be about it: `own` in its own
 * words and `around` in the text around it, or `aroundAlone` in the text around it alone ('Let us do that').
 * Judgement, tried on the questions of the measurement.
 */
const least = { own: 0.35, around: 0.5, aroundAlone: 0.8 };

/**
 * @param near how closely each passage and its neighbours say the subject
 * @param inOwnWords false if outcomes are asked for: then the text around an outcome is enough
 */
export function isAbout(
  { meeting }: MeetingIndex,
  { place, passage }: OutcomePlace,
  rarity: ReadonlyMap<string, number>,
  near: readonly number[],
  inOwnWords: boolean,
): boolean {
  const said = new Set(termsOf(meeting.turns[place.turn]?.text.slice(place.from, place.to) ?? ''));
  const own = [...rarity].reduce((sum, [term, share]) => sum + (said.has(term) ? share : 0), 0);
  const around = near[passage] ?? 0;
  return (
    (!inOwnWords && around >= least.aroundAlone) || (own >= least.own && around >= least.around)
  );
}
