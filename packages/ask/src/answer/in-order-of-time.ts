import type { Corpus } from '../meetings/corpus.ts';
import type { Quote } from './quote.ts';

/** Sorts quotes by day, then by position in the meeting. */
export function inOrderOfTime({ meetings }: Corpus, quotes: readonly Quote[]): Quote[] {
  const days = new Map(meetings.map(({ meeting }) => [meeting.id, meeting.day ?? '']));
  return quotes.toSorted(
    (one, other) =>
      (days.get(one.file) ?? '').localeCompare(days.get(other.file) ?? '') ||
      one.file.localeCompare(other.file) ||
      one.place.turn - other.place.turn ||
      one.place.from - other.place.from,
  );
}
