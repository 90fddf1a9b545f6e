import type { Place } from '../quotes/best-quote.ts';
import type { Meeting, OutcomeKind } from '../types.ts';

export type Quote = {
  /** Id of the meeting. */
  file: string;
  place: Place;
  text: string;
  speaker: string | null;
  start: number | null;
  score: number;
  /** What the meeting lists it as; undefined for other talk. */
  outcome?: OutcomeKind;
};

export function quoteAt({ id, turns }: Meeting, place: Place, score: number): Quote {
  const { text = '', speaker = null, start = null } = turns[place.turn] ?? {};
  return { file: id, place, text: text.slice(place.from, place.to), speaker, start, score };
}
