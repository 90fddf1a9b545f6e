import type { Meeting } from '@rapport/ask';
import type { MeetingTranscript } from '@rapport/contract';
import type { MeetingText } from './meeting-text.ts';

type StoredTurn = Pick<
  MeetingTranscript['turns'][number],
  'position' | 'participantId' | 'start' | 'text'
>;

/** Turns as stored: position and participant of each turn of the meeting. */
export type ReadMeeting = { meeting: Meeting; stored: readonly StoredTurn[] };

/** Reads the turns of a meeting. In a thread: an hour of talk is some 60 kB. */
export function readMeetingText({ pieces, names, ...meeting }: MeetingText): ReadMeeting {
  const stored = pieces.flatMap((piece): StoredTurn[] => JSON.parse(piece));
  return {
    stored,
    meeting: {
      ...meeting,
      turns: stored.map(({ participantId, start, text }) => ({
        speaker: participantId === null ? null : (names[participantId] ?? null),
        start,
        text,
      })),
    },
  };
}
