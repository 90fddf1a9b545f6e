import type { HeardSpeaker, SpeakerConfidence, SpeakerKind } from '@rapport/contract';
import { dayAndMonth } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';

export const confidenceWords: Record<SpeakerConfidence, string> = {
  'very-likely': 'Very likely',
  likely: 'Likely',
  possible: 'Possible',
};

/** '9 meetings, 142 turns, last on 19 Nov' */
export function heardWords({ meetings, turns, lastDate }: HeardSpeaker): string {
  const last = `${meetings === 1 ? 'on' : 'last on'} ${dayAndMonth(lastDate)}`;
  return `${counted(meetings, 'meeting')}, ${counted(turns, 'turn')}, ${last}`;
}

/** Says what a choice changes. */
export const effectWords = ({ isOneMeeting, meetings, name }: HeardSpeaker): string =>
  isOneMeeting
    ? `this meeting only: ‘${name}’ is a different person in each meeting`
    : `changes ${counted(meetings, 'meeting')}`;

const kindWords: Record<Exclude<SpeakerKind, 'person'>, string> = {
  guest: 'a guest',
  room: 'a room',
  skipped: 'skipped',
};

export const choiceWords = (is: SpeakerKind, person: string | null): string =>
  is === 'person' ? (person ?? 'a former person') : kindWords[is];

/** '‘marco’ is now Marco Bellini in 9 meetings, and in the next ones.' */
export function chosenSentence(
  { name, isOneMeeting, meetings }: HeardSpeaker,
  is: SpeakerKind,
  person: string | null,
): string {
  if (is === 'skipped') return `‘${name}’ is skipped.`;
  const where = isOneMeeting
    ? 'in this meeting'
    : `in ${counted(meetings, 'meeting')}, and in the next ones`;
  return `‘${name}’ is now ${choiceWords(is, person)} ${where}.`;
}
