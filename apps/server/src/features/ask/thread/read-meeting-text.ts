import type { Meeting } from '@rapport/ask';
import type { MeetingTranscript } from '@rapport/contract';
import type { MeetingText } from './meeting-text.ts';

type StoredTurn = Pick<
  MeetingTranscript['turns'][number],
  'position' | 'participantId' | 'start' | 'text'
>;

/** Turns as stored: the position and participant of each turn. */
export type ReadMeeting = { meeting: Meeting; stored: readonly StoredTurn[] };

/** Parses the turns of a meeting. Runs in a thread, because an hour of talk is about 60 kB. */
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
