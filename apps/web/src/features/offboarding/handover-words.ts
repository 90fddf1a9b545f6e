import type { HandoverItem, HandoverKind } from '@rapport/contract';
import { shortDay, writeDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';

export const handoverKinds = ['topic', 'action', 'person', 'series', 'own'] as const;

/** 'Marta' for 'Marta Lindgren'. */
export const firstNameOf = (name: string): string => name.split(/\s/)[0] ?? name;

export const groupTitles: Record<HandoverKind, string> = {
  topic: 'Topics',
  action: 'Open actions',
  person: 'People to introduce',
  series: 'Series to hand on',
  own: 'Added by hand',
};

export const groupCaption = (kind: HandoverKind, name: string): string =>
  ({
    topic: `Spoken of mostly or only by ${name}; most meetings first`,
    action: `Said by ${name} and not done. Checking one here does not close it in Actions`,
    person: `They speak with few others here, or with nobody once ${name} has left`,
    series: `${name} opened most of these meetings`,
    own: 'Not found in meetings',
  })[kind];

/** Shown instead of names from meetings that the reader may not open. */
export const unnamed: Record<HandoverKind, string> = {
  topic: 'A topic of meetings that you cannot open',
  action: 'An action of a meeting that you cannot open',
  person: 'A guest of meetings that you cannot open',
  series: 'A series of meetings that you cannot open',
  own: '',
};

const longDayWithoutYear = (day: string) => writeDay(day, { day: 'numeric', month: 'long' });
const weekdayAnd = (day: string) =>
  writeDay(day, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');

const joined = (parts: readonly (string | false | null)[]) => parts.filter(Boolean).join(', ');

/** The facts about an item: '38 mentions in 9 meetings, last on 17 November'. */
export function factsOf(item: HandoverItem, name: string): string {
  const { kind, isOutside, mentions, meetings, lastOn, nextOn, tiesLeft, led } = item;
  const inMeetings = meetings !== null && counted(meetings, 'meeting');
  const last = lastOn && `last on ${longDayWithoutYear(lastOn)}`;
  switch (kind) {
    case 'topic':
      if (!inMeetings) return '';
      return joined([
        mentions ? `${counted(mentions, 'mention')} in ${inMeetings}` : inMeetings,
        last,
      ]);
    case 'action':
      return lastOn ? `said on ${longDayWithoutYear(lastOn)}` : '';
    case 'person':
      if (!inMeetings || tiesLeft === null) return '';
      if (isOutside) return `outside the organization, ${inMeetings} with ${name}`;
      return `${inMeetings} with ${name}; ${counted(tiesLeft, 'tie')} left without them`;
    case 'series':
      if (!inMeetings) return '';
      return `${led ? `led ${led.opened} of ${led.of}` : inMeetings}; ${nextOn ? `next on ${weekdayAnd(nextOn)}` : (last ?? '')}`;
    case 'own':
      return '';
  }
}

export const dayWords = ({ doneOn, dueDay }: HandoverItem): string =>
  doneOn
    ? `done ${writeDay(doneOn, { day: 'numeric', month: 'short' })}`
    : dueDay
      ? shortDay(dueDay)
      : 'no date';

export const lateWords = ({ isLate, lateDays }: HandoverItem): string =>
  isLate ? `${counted(lateDays, 'day')} late` : '';
