import type { AskAnswer } from '@rapport/contract';
import { addDays, daysBetween, mondayOf } from '@/lib/days.ts';
import type { NumberedQuote } from './shown-answer.ts';

/** For fewer weeks, the chart would look as if it showed the whole time. */
const weeksMin = 12;
/** Two years; earlier weeks are in the list of all sentences. */
const weeksMax = 104;

export type SaidWeek = { monday: string; sentences: number; quotes: readonly NumberedQuote[] };

/**
 * Every week from the first with a sentence to the week of `until`, and the number of earlier
 * sentences.
 */
export function saidWeeks(
  weeks: AskAnswer['weeks'],
  quotes: readonly NumberedQuote[],
  until: string,
): { weeks: SaidWeek[]; earlier: number } {
  const last = [mondayOf(until), ...weeks.map(({ monday }) => monday)].sort().at(-1) ?? until;
  const first = weeks[0]?.monday ?? last;
  const wanted = daysBetween(first, last) / 7 + 1;
  const count = Math.min(weeksMax, Math.max(weeksMin, wanted));
  const sentences = new Map(weeks.map((week) => [week.monday, week.sentences]));
  const begin = addDays(last, -7 * (count - 1));
  const shown = Array.from({ length: count }, (_, at) => {
    const monday = addDays(begin, 7 * at);
    return {
      monday,
      sentences: sentences.get(monday) ?? 0,
      quotes: quotes.filter(({ meeting }) => mondayOf(meeting.date) === monday),
    };
  });
  const earlier = weeks
    .filter(({ monday }) => monday < begin)
    .reduce((sum, week) => sum + week.sentences, 0);
  return { weeks: shown, earlier };
}

/** Number of weeks between two labels. */
export const labelStep = (weeks: number): number => (weeks <= 24 ? 4 : weeks <= 60 ? 8 : 13);
