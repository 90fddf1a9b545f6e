import type { HandoverItem, HandoverKind } from '@rapport/contract';
import { shortDay, writeDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';

/** 'Marta' for 'Marta Lindgren'. */
export const firstNameOf = (name: string): string => name.split(/\s/)[0] ?? name;

/** Shown instead of names from meetings that the reader may not open. */
export const unnamed: Record<HandoverKind, string> = {
  topic: 'A topic of meetings that you cannot open',
  work: 'Told in a meeting that you cannot open',
  action: 'An action of a meeting that you cannot open',
  person: 'A guest of meetings that you cannot open',
  series: 'A series of meetings that you cannot open',
  report: 'A report in meetings that you cannot open',
  document: 'A document that was named in meetings that you cannot open',
  customer: 'A customer who was named in meetings that you cannot open',
  said: 'Said in a meeting that you cannot open',
  own: '',
};

export const longDayWithoutYear = (day: string) => writeDay(day, { day: 'numeric', month: 'long' });
export const weekdayAnd = (day: string) =>
  writeDay(day, { weekday: 'long', day: 'numeric', month: 'long' });

const joinedWith = (between: string, parts: readonly (string | false | null)[]) =>
  parts.filter(Boolean).join(between);
const joined = (parts: readonly (string | false | null)[]) => joinedWith(', ', parts);

/** Fewer mentions are counted, without a share. */
const mentionsOfShare = 10;

/** The share of a topic's mentions that is the person's; null if there are too few. */
export function shareOf({ kind, mentions, allMentions }: HandoverItem): number | null {
  if (kind !== 'topic' || mentions === null || allMentions === null) return null;
  return allMentions < mentionsOfShare ? null : mentions / allMentions;
}

/** The facts about an item: '3 of 4 mentions are Marta’s, in 2 meetings, last on 4 November'. */
export function factsOf(item: HandoverItem, name: string): string {
  const { kind, isOutside, mentions, meetings, lastOn, nextOn, tiesLeft, led } = item;
  const inMeetings = meetings !== null && counted(meetings, 'meeting');
  const last = lastOn && `last on ${longDayWithoutYear(lastOn)}`;
  switch (kind) {
    case 'topic':
      return inMeetings ? joined([mentionsIn(item, name, inMeetings), last]) : '';
    case 'document':
    case 'customer':
      return inMeetings ? joined([`named in ${inMeetings}`, partOf(item, name), last]) : '';
    case 'action':
      return lastOn && !item.quote ? `said on ${longDayWithoutYear(lastOn)}` : '';
    case 'person':
      if (!inMeetings || tiesLeft === null) return '';
      if (isOutside) return `outside the organization, ${inMeetings} with ${name}`;
      return `${inMeetings} with ${name}; ${counted(tiesLeft, 'tie')} left without them`;
    case 'report':
      if (!inMeetings || mentions === null) return '';
      return joinedWith('; ', [`reported in ${mentions} of ${inMeetings}`, nextOf(nextOn)]);
    case 'series':
      if (!inMeetings) return '';
      return joinedWith('; ', [
        led ? `opened ${led.opened} of ${led.of}` : inMeetings,
        nextOf(nextOn) || last,
      ]);
    case 'said':
    case 'work':
    case 'own':
      return '';
  }
}

const nextOf = (nextOn: string | null) => nextOn && `next on ${weekdayAnd(nextOn)}`;

function mentionsIn(item: HandoverItem, name: string, inMeetings: string): string {
  const { mentions, allMentions } = item;
  const share = shareOf(item);
  if (share !== null)
    return `${Math.round(100 * share)} % of ${allMentions} mentions are ${name}’s, in ${inMeetings}`;
  const part = partOf(item, name);
  if (part) return `${part}, in ${inMeetings}`;
  return mentions ? `${counted(mentions, 'mention')} in ${inMeetings}` : inMeetings;
}

const partOf = ({ mentions, allMentions }: HandoverItem, name: string): string | null =>
  mentions === null || allMentions === null
    ? null
    : `${mentions} of ${counted(allMentions, 'mention')} ${allMentions === 1 ? 'is' : 'are'} ${name}’s`;

export const dayWords = ({ doneOn, dueDay }: HandoverItem): string =>
  doneOn
    ? `done ${writeDay(doneOn, { day: 'numeric', month: 'short' })}`
    : dueDay
      ? shortDay(dueDay)
      : 'no date';

export const lateWords = ({ isLate, lateDays }: HandoverItem): string =>
  isLate ? `${counted(lateDays, 'day')} late` : '';
