import type { MeetingCheckKind } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';
import { lengthWords } from './length-words.ts';

const reasons: Record<Exclude<MeetingCheckKind, 'length'>, string> = {
  date: 'The name of its file or a weekday says another day.',
  'names-inside': 'Names stand inside other people’s turns.',
  'names-missed': 'Names or times of its file may not have been read.',
  'some-times': 'Only some of its turns have a time.',
  'one-speaker': 'One speaker has all its turns.',
  unattributed: 'Many of its words have no speaker.',
};

/** Says why a meeting is to check, in one line. */
export function toCheckSentence(kinds: readonly MeetingCheckKind[], minutes: number): string {
  const [first = 'length', ...more] = kinds;
  const reason =
    first === 'length'
      ? `Its length was read as ${lengthWords(Math.round(minutes))}. In no sum until somebody decides.`
      : reasons[first];
  return more.length > 0 ? `${reason} ${counted(more.length, 'more doubt')}.` : reason;
}
