import type { WeekMood } from '@rapport/contract';
import { longDay } from '@/lib/format-day.ts';
import { toTenth } from '@/lib/round.ts';

/** 'Lowest in the week of 12 October (5.9); since then 0.5 higher.' Empty without a lowest week before the last. */
export function trendSentence(weeks: readonly WeekMood[], mondays: readonly string[]): string {
  const shown = weeks.flatMap((week, at) =>
    week ? [{ mood: toTenth(week.mood), monday: mondays[at] ?? '' }] : [],
  );
  const last = shown.at(-1);
  if (!last || shown.length < 2) return '';
  const lowest = shown.reduce((low, one) => (one.mood < low.mood ? one : low));
  const highest = shown.reduce((high, one) => (one.mood > high.mood ? one : high));
  if (lowest.mood === highest.mood) return `${last.mood.toFixed(1)} in each week shown.`;
  const week = (monday: string) => `the week of ${longDay(monday).slice(0, -5)}`;
  if (lowest.monday === last.monday) {
    const lower = toTenth(highest.mood - last.mood).toFixed(1);
    return `Highest in ${week(highest.monday)} (${highest.mood.toFixed(1)}); since then ${lower} lower.`;
  }
  const higher = toTenth(last.mood - lowest.mood);
  const since =
    higher === 0 ? 'the last week is the same' : `since then ${higher.toFixed(1)} higher`;
  return `Lowest in ${week(lowest.monday)} (${lowest.mood.toFixed(1)}); ${since}.`;
}
