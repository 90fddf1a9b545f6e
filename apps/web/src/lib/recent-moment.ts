import { addDays, dayOf, daysBetween, today } from './days.ts';
import { clockTime, dayAndMonth, shortDay } from './format-day.ts';
import { counted } from './number-words.ts';

/** From then on, the age says more than the time of day. */
const longAgoDays = 60;
const daysOfMonth = 30.4;

/** 'today 14:29', 'yesterday 17:20', '18 Nov 09:02', '4 Mar 2026, 8 months ago' */
export function recentMoment(moment: string): string {
  const day = dayOf(new Date(moment));
  const age = daysBetween(day, today());
  if (age >= longAgoDays)
    return `${shortDay(day)}, ${counted(Math.floor(age / daysOfMonth), 'month')} ago`;
  return `${dayWords(day)} ${clockTime(moment)}`;
}

function dayWords(day: string): string {
  if (day === today()) return 'today';
  return day === addDays(today(), -1) ? 'yesterday' : dayAndMonth(day);
}
