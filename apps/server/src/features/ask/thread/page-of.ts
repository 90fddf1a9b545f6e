import type { SentencePage } from './answer-from-meetings.ts';
import type { SaidPlace } from './said-place.ts';

/** A page of places, with those of the newest meetings first. */
export function pageOf(
  places: readonly SaidPlace[],
  { days, offset, limit }: SentencePage,
  dayOf: (meetingId: string) => string,
): SaidPlace[] {
  return places
    .filter(({ meetingId: id }) => !days || (dayOf(id) >= days.from && dayOf(id) <= days.to))
    .toSorted(
      (one, other) =>
        dayOf(other.meetingId).localeCompare(dayOf(one.meetingId)) ||
        one.meetingId.localeCompare(other.meetingId) ||
        one.turn - other.turn,
    )
    .slice(offset, offset + limit);
}
