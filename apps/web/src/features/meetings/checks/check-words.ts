import type { CheckedMeeting, MeetingCheck, MeetingCheckKind } from '@rapport/contract';
import { longDay, writeDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';

/** One doubt of one meeting, which is one card. */
export type Doubt = { id: string; meeting: CheckedMeeting; check: MeetingCheck };

export const doubtsOf = (meetings: readonly CheckedMeeting[]): Doubt[] =>
  meetings.flatMap((meeting) =>
    meeting.checks.map((check) => ({ id: `${meeting.id} ${check.kind}`, meeting, check })),
  );

export const kindWords: Record<MeetingCheckKind, string> = {
  length: 'length',
  date: 'date',
  'names-inside': 'names inside turns',
  'names-missed': 'names not read',
  'left-out': 'words left out',
  'some-times': 'times',
  'one-speaker': 'one speaker',
  unattributed: 'words without a speaker',
};

/** 'Wednesday 18 November 2026' */
export const fullDay = (day: string): string =>
  `${writeDay(day, { weekday: 'long' })} ${longDay(day)}`;

/** 'Wed 18 November 2026' */
const cardDay = (day: string): string => `${writeDay(day, { weekday: 'short' })} ${longDay(day)}`;

/** 'Wed 18 November 2026, 11:00, 31 min, 6 people', without the length if it is the doubt. */
export function meetingWords({ meeting, check }: Doubt): string {
  const { date, time, minutes, participants } = meeting;
  return [
    cardDay(date),
    time,
    check.kind !== 'length' && minutes !== null && `${minutes} min`,
    participants > 0 && counted(participants, 'person', 'people'),
  ]
    .filter((part) => part !== null && part !== false)
    .join(', ');
}
