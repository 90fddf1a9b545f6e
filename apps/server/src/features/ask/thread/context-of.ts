import { sentencesBefore, termsOf } from '@rapport/ask';
import { readsAlone } from '@rapport/transcript';
import type { ReadMeeting } from './read-meeting-text.ts';
import type { SaidPlace } from './said-place.ts';

/**
 * The sentences before a quote, if it answers them, points back to them, or names none of the matter itself.
 *
 * @param matter terms of the question
 */
export function contextOf(
  stored: ReadMeeting['stored'],
  place: { turn: number; from: number; to: number },
  matter: ReadonlySet<string>,
): Pick<SaidPlace, 'before'> {
  const before = sentencesBefore(stored, place, matter);
  const quote = stored[place.turn]?.text.slice(place.from, place.to) ?? '';
  const isClear =
    before.at(-1)?.isAsked !== true &&
    readsAlone(quote) &&
    termsOf(quote).some((term) => matter.has(term));
  if (isClear || before.length === 0) return {};
  return {
    before: before.map(({ turn, text }) => ({
      participantId: stored[turn]?.participantId ?? null,
      text,
    })),
  };
}
