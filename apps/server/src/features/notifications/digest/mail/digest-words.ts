import {
  type Action,
  counted,
  factWords,
  type Happened,
  type Initiative,
  type MeetingListItem,
  type MoodOfGroup,
  type NotificationSettings,
  privacyWords,
  type Sentiment,
  sentimentLabelBands,
} from '@rapport/contract';
import { dayMs } from '../../../../ground/calendar-days.ts';
import type { Digest, DigestActions } from '../read-digest.ts';

const written = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(day));

/** '16 to 22 November 2026' */
export function weekWords({ from, to }: Pick<Digest, 'from' | 'to'>): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = written(from, isOneMonth ? { day: 'numeric' } : { day: 'numeric', month: 'long' });
  return `${first} to ${written(to, { dateStyle: 'long' })}`;
}

/** 'Tue 17' */
export const dayWords = ({ date }: Pick<MeetingListItem, 'date'>): string =>
  `${written(date, { weekday: 'short' })} ${written(date, { day: 'numeric' })}`;

/** Only words quoted literally from a meeting stand in quotation marks. */
export const actionWords = ({ text, quote, isCorrected }: Action): string =>
  quote && !isCorrected ? `“${text}”` : text;

export const placeWords = ({ owner, meeting }: Action): string =>
  [owner?.name, meeting?.title, meeting && written(meeting.date, { day: 'numeric', month: 'long' })]
    .filter(Boolean)
    .join(', ');

/** 'no date', '2 days late', 'due 17 November' */
export function dueWords({ dueDay }: Action, today: string): { words: string; isLate: boolean } {
  if (dueDay === null) return { words: 'no date', isLate: false };
  const days = Math.round((Date.parse(today) - Date.parse(dueDay)) / dayMs);
  if (days > 0) return { words: `${counted(days, 'day')} late`, isLate: true };
  return { words: `due ${written(dueDay, { day: 'numeric', month: 'long' })}`, isLate: false };
}

/** 'Driver app weekly began: 3 meetings since 4 November.', with the words that were said. */
export function factText(fact: Happened): string {
  const { sentence, quote } = factWords(fact);
  return `${sentence.map(({ text }) => text).join('')}${quote ? ` “${quote}”` : ''}`;
}

/** The page with all facts of the week. */
export const happenedAddress = ({ from }: Pick<Digest, 'from'>, publicUrl: string): string =>
  `${publicUrl}/what-happened?weeks=1&week=${from}`;

export const ownWords = ({ own, ownWithoutDate }: DigestActions): string =>
  own > 0 && ownWithoutDate > 0 ? `${ownWithoutDate} without a date` : '';

export const riseWords = ({ mentions }: Initiative): string =>
  `${counted(mentions.now - mentions.before, 'more', 'more')}`;

type ShownGroup = {
  name: string;
  facts: string;
  score: string;
  label: Sentiment;
  change: string;
};

const cutWords = { orMore: ' or more', orLess: ' or less' } as const;

/** Undefined if the group's mood is hidden. */
export function groupWords({ name, heard, meetings, mood }: MoodOfGroup): ShownGroup | undefined {
  if (!mood.isShown) return undefined;
  const { positive, neutral } = sentimentLabelBands;
  const label = mood.mood >= positive ? 'positive' : mood.mood >= neutral ? 'neutral' : 'negative';
  return {
    name,
    facts: `${counted(heard, 'person', 'people')}, ${counted(meetings, 'meeting')}`,
    score: `${mood.mood.toFixed(1)}${mood.cut ? cutWords[mood.cut] : ''}`,
    label,
    change: changeWords(mood.change?.by),
  };
}

function changeWords(by: number | undefined): string {
  if (by === undefined) return '';
  const rounded = Math.abs(by).toFixed(1);
  if (rounded === '0.0') return 'the same';
  return `${rounded} ${by > 0 ? 'higher' : 'lower'}`;
}

export const hiddenWords = ({ hidden, smallestGroup }: NonNullable<Digest['moods']>): string =>
  hidden === 0
    ? ''
    : `${hidden === 1 ? '1 group is' : `${hidden} groups are`} not shown, so that no mood of fewer than ${smallestGroup} people can be worked out.`;

export const meetingWords = (
  { duration, participants, actions }: MeetingListItem,
  seesActions: boolean,
): string =>
  [
    ...(duration > 0 ? [`${duration} min`] : []),
    counted(participants, 'person', 'people'),
    ...(seesActions ? [counted(actions, 'action')] : []),
  ].join(', ');

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const reasonWords = (
  { digestDay, digestTime }: NotificationSettings,
  isAskedFor: boolean,
): string =>
  isAskedFor
    ? 'You asked for this mail in your settings.'
    : `You get this every ${weekdays[digestDay]} at ${digestTime} because the weekly digest is on in your settings.`;

export const footWords = ({ rules }: Pick<Digest, 'rules'>, publicUrl: string): string =>
  `${privacyWords(rules).inDigest}, and no other person receives this one. Sent by your own Rapport at ${new URL(publicUrl).host}; no pictures, no tracking.`;
