import type { AskedQuestion } from '@rapport/contract';
import { dayOf, mondayOf, today } from '@/lib/days.ts';
import { clockTime, dayAndMonth, shortDay, writeDay } from '@/lib/format-day.ts';

type Days = 'Today' | 'This week' | 'Earlier';

const localDay = (moment: string): string => dayOf(new Date(moment));

function daysOf(moment: string): Days {
  const day = localDay(moment);
  if (day >= today()) return 'Today';
  return day >= mondayOf(today()) ? 'This week' : 'Earlier';
}

type QuestionsOfDays = { title: Days; questions: AskedQuestion[] };

/** Groups questions by their local day, in the given order. */
export function byDay(questions: readonly AskedQuestion[]): QuestionsOfDays[] {
  const all: QuestionsOfDays[] = (['Today', 'This week', 'Earlier'] as const).map((title) => ({
    title,
    questions: questions.filter(({ askedAt }) => daysOf(askedAt) === title),
  }));
  return all.filter((one) => one.questions.length > 0);
}

/** '14:32', 'Wed 18 Nov', '6 Nov', '6 Nov 2025' */
export function askedWhen(moment: string): string {
  const day = localDay(moment);
  const days = daysOf(moment);
  if (days === 'Today') return clockTime(moment);
  if (days === 'This week')
    return writeDay(day, { weekday: 'short', day: 'numeric', month: 'short' });
  return day.slice(0, 4) === today().slice(0, 4) ? dayAndMonth(day) : shortDay(day);
}
