import { daysBetween } from '@/lib/days.ts';
import { numberWord, plural } from '@/lib/number-words.ts';
import { toTenth } from '@/lib/round.ts';
import type { Day, Monitoring } from '../domain/monitoring.ts';

export type Axis = { from: number; to: number; ticks: number[] };

/** Whole numbers around all figures, at least five points high. */
export function axisOf({ days }: Monitoring): Axis {
  const values = days.flatMap(({ team, allTeams }) => [team, allTeams]);
  const from = Math.max(0, Math.min(4, Math.floor(Math.min(...values)) - 1));
  const to = Math.min(10, Math.max(from + 5, Math.ceil(Math.max(...values)) + 1));
  return { from, to, ticks: Array.from({ length: to - from + 1 }, (_, index) => from + index) };
}

/** The lowest day since the announcement, if the score has fallen by at least half a point. */
export function lowestSince({ days, announcedOn }: Monitoring): Day | undefined {
  const announced = days.find(({ date }) => date === announcedOn);
  const since = days.filter(({ date }) => date > announcedOn);
  if (!announced || since.length === 0) return undefined;
  const lowest = since.reduce((low, day) => (day.team < low.team ? day : low));
  return announced.team - lowest.team >= 0.5 ? lowest : undefined;
}

export function moodSentence(figures: Monitoring): string {
  const { days, announcedOn, isAnnounced } = figures;
  const today = days.at(-1);
  const before = days.find(({ date }) => date === announcedOn);
  const lowest = lowestSince(figures);
  if (!today) return '';
  if (!isAnnounced) {
    return `Sentiment is ${today.team.toFixed(1)}, before the announcement.`;
  }
  if (today.date === announcedOn) {
    return `Sentiment is ${today.team.toFixed(1)} on the day of the announcement.`;
  }
  if (!before || !lowest) {
    return `Sentiment is ${today.team.toFixed(1)}; the announcement shows no effect.`;
  }
  const length = daysBetween(announcedOn, lowest.date);
  const within = `${numberWord(length)} ${plural(length, 'day')}`;
  const regained = toTenth(today.team - lowest.team);
  const since = regained > 0 ? ` and has recovered by ${regained.toFixed(1)} since` : '';
  return `Sentiment fell from ${before.team.toFixed(1)} to ${lowest.team.toFixed(1)} within ${within}${since}.`;
}
