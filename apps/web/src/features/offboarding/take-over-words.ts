import { type HandoverItem, meetingsOfTakeOver } from '@rapport/contract';
import { daysBetween, today } from '@/lib/days.ts';
import { writeDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { firstNameOf, weekdayAnd } from './handover-words.ts';

/** What shows that an item was taken over. */
export function takenOverWords(item: HandoverItem, leaver: string): string {
  const by = firstNameOf(item.assignee?.name ?? '');
  const inMeetings = counted(item.shownIn ?? 0, 'meeting');
  switch (item.kind) {
    case 'topic':
      return `${by} spoke of it in ${inMeetings} since`;
    case 'series':
      return `${by} opened ${item.shownIn === 1 ? 'one' : item.shownIn} since`;
    case 'report':
      return `${by} reported on it since`;
    case 'action':
      return item.takenOver?.meetingId ? `Asked of ${by} since` : 'Done in Actions';
    case 'person':
      return `${inMeetings} with ${by} and without ${leaver}`;
    default:
      return `Named by ${by} since`;
  }
}

/** Why nothing shows yet that a checked item was taken over. */
export function notShownWords({ kind, assignee, shownIn, nextOn }: HandoverItem): string {
  if (kind === 'own') return 'Added by hand, so no meeting shows it';
  if (assignee === null || shownIn === null) return 'Nobody else has it, so nothing shows it';
  const by = firstNameOf(assignee.name);
  const needed = meetingsOfTakeOver[kind];
  const counts = `counts from ${needed} on`;
  switch (kind) {
    case 'series':
    case 'report':
      return nextOn ? `The next is ${nextWords(nextOn)}` : 'None since';
    case 'action':
      return `Neither done in Actions nor asked of ${by} since`;
    case 'person':
      return shownIn === 0
        ? `No meeting with ${by} since`
        : `${counted(shownIn, 'meeting')} with ${by} since; ${counts}`;
    case 'topic':
      if (shownIn > 0)
        return `${by} spoke of it in ${counted(shownIn, 'meeting')} since; ${counts}`;
      return `Not spoken of by ${by} since, so nothing shows it yet`;
    default:
      return `Not named by ${by} since, so nothing shows it yet`;
  }
}

const soonDays = 30;

/** 'on Wednesday 25 November', or the month of a day that is far off. */
const nextWords = (day: string): string =>
  daysBetween(today(), day) < soonDays
    ? `on ${weekdayAnd(day)}`
    : `in ${writeDay(day, { month: 'long' })}`;
