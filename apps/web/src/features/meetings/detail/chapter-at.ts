import type { Chapter } from '@rapport/contract';
import type { Place, TurnRange } from '../transcript/place.ts';

/** The index of the chapter that is chosen, or that a place of the transcript is in; -1 for none. */
export function chapterAt(
  chapters: readonly Chapter[],
  place: Place | null,
  chosen: TurnRange | null,
): number {
  const turn = place?.opened?.evidence.turn ?? place?.turn ?? chosen?.from;
  if (turn !== undefined)
    return chapters.findIndex(({ fromTurn, toTurn }) => fromTurn <= turn && turn <= toTurn);
  const at = place?.at;
  if (at === undefined) return -1;
  // The address has whole seconds.
  return chapters.findLastIndex(({ start }) => start !== null && Math.floor(start) <= at);
}
