import type { ChangedMeetings, MeetingRefusal } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';

const refusalWords: Record<MeetingRefusal, string> = {
  'not-found': 'no longer there',
  'not-allowed': 'not yours to change',
  'not-failed': 'not failed',
  'file-deleted': 'without its file',
  unchanged: 'so already',
  'too-many-people': 'shared with too many people',
};

/** '3 meetings deleted. Left as they are: 1 not yours to change, 2 no longer there.' */
export function changedText({ changed, refused }: ChangedMeetings, done: string): string {
  const sentences = [
    ...(changed.length > 0 ? [`${counted(changed.length, 'meeting')} ${done}.`] : []),
    ...(refused.length > 0 ? [`Left as they are: ${reasonsText(refused)}.`] : []),
  ];
  return sentences.join(' ');
}

const reasonsText = (refused: ChangedMeetings['refused']): string =>
  refused.map(({ reason, meetings }) => `${meetings} ${refusalWords[reason]}`).join(', ');
