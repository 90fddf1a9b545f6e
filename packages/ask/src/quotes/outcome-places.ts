import type { MeetingIndex } from '../passages/meeting-index.ts';
import type { Outcome, OutcomeKind } from '../types.ts';
import { termsOf } from '../words/terms.ts';
import type { Place } from './best-quote.ts';

export type OutcomePlace = {
  place: Place;
  /** The passage with its first words. */
  passage: number;
};

type Asked = { kinds: ReadonlySet<OutcomeKind>; speakers: ReadonlySet<string> };

/** Outcomes of a meeting of some kinds, of the people who are asked for, in order. */
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

/** An action is of its owner, else as other outcomes of who said it. */
const isOf = ({ owner }: Outcome, speaker: string | null, speakers: ReadonlySet<string>): boolean =>
  speakers.size === 0 || speakers.has(owner ?? speaker ?? '');

/**
 * An outcome is about a subject if its own words have so much of it, weighted by how rare they are, and so much is said
 * around it, or if nearly all is said around it: 'Let us do that'. Judgement, tried on the questions of the measurement.
 */
const least = { own: 0.35, around: 0.5, aroundAlone: 0.8 };

/**
 * @param near how closely each passage and its neighbours say the subject
 * @param inOwnWords false where outcomes are asked for: then what is said around one is enough
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
