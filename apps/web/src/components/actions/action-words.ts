import type { Action, ActionState } from '@rapport/contract';
import { daysBetween } from '@/lib/days.ts';
import { writeDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';

/** 'Wed 18 Nov', with the year if it differs from the year of `today`. */
export function dueDayWords(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return writeDay(day, {
    weekday: isThisYear ? 'short' : undefined,
    day: 'numeric',
    month: 'short',
    year: isThisYear ? undefined : 'numeric',
  });
}

const weeksFrom = 28;

/** 'today', 'in 2 days', 'in 4 weeks', '2 days late' */
export function distanceWords(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (days < 0) return `${counted(-days, 'day')} late`;
  return days < weeksFrom
    ? `in ${counted(days, 'day')}`
    : `in ${counted(Math.round(days / 7), 'week')}`;
}

/** How far the due day is; for an action from before, that it is. Null if there is nothing to say. */
export const howFarWords = (
  { state, dueDay }: Pick<Action, 'state' | 'dueDay'>,
  today: string,
): string | null =>
  state === 'from-before' ? 'from before' : dueDay && distanceWords(dueDay, today);

export const isLate = (
  { state, dueDay }: Pick<Action, 'state' | 'dueDay'>,
  today: string,
): boolean => state === 'open' && dueDay !== null && dueDay < today;

/** Only words quoted literally from a meeting stand in quotation marks. */
export const isQuoted = ({ quote, isCorrected }: Pick<Action, 'quote' | 'isCorrected'>): boolean =>
  quote !== null && quote !== '' && !isCorrected;

export const stateWords: Record<ActionState, string> = {
  open: 'Open',
  'from-before': 'From before',
  done: 'Done',
  dropped: 'Dropped',
};

/** The address of the place in the transcript where the action was mentioned. */
export const addressOfAction = ({ meeting }: Action): string | undefined =>
  meeting
    ? `/meetings/${meeting.id}${meeting.turn === null ? '' : `?turn=${meeting.turn}`}`
    : undefined;
