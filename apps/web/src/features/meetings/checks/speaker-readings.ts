import type { CheckedMeeting } from '@rapport/contract';
import { User, Users } from 'lucide-react';
import { itIsRight } from './choice.ts';
import { lengthWords } from './length-words.ts';
import type { CheckOf, Readings } from './reading.ts';

/** @param mayMatch whether the reader may say what a speaker is */
export function speakerReadings(
  { title, minutes }: CheckedMeeting,
  { speaker, speakerId }: CheckOf<'one-speaker'>,
  mayMatch: boolean,
): Readings {
  return {
    likely: {
      icon: Users,
      title: 'Several people in one room',
      note:
        mayMatch || speakerId === null
          ? 'A room stays out of ties and moods'
          : 'A room stays out of ties and moods; those who match speakers can say so',
      ...(mayMatch &&
        speakerId !== null && {
          button: {
            verb: 'It is a room',
            does: {
              roomSpeakerId: speakerId,
              done: `‘${speaker}’ is a room now. It stays out of ties and moods.`,
            },
          },
        }),
    },
    present: {
      icon: User,
      title: minutes === null ? 'One person spoke' : `One person spoke all ${lengthWords(minutes)}`,
      note:
        mayMatch && speakerId !== null
          ? 'Then say who in Match speakers'
          : 'The turns stay with this name',
      button: itIsRight('one-speaker', `${title} stays with one speaker.`),
    },
    effect: 'or upload a file that names the speakers',
  };
}
