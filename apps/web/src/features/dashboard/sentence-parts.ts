import { percentChange } from '@/components/organization-figures/change-words.ts';
import { plural } from '@/lib/number-words.ts';
import { toTenth } from '@/lib/round.ts';

/** Part of a sentence; figures are emphasised. */
export type SentencePart = { text: string; isFigure?: true };

export const figure = (value: string | number): SentencePart => ({
  text: `${value}`,
  isFigure: true,
});
export const text = (words: string): SentencePart => ({ text: words });

export const tenth = (value: number) => toTenth(value).toFixed(1);
export const hours = (value: number) => `${tenth(value)} ${plural(toTenth(value), 'hour')}`;

export const minutesInHour = 60;
export const inMinutes = (value: number) => tenth(value * minutesInHour);

/** Below this many hours before, a percentage would make much of little. */
const leastHours = 1;
/** Above so many times the hours before, a percentage is harder to read than both figures. */
const mostTimes = 3;

/** ', 38 % less than in the four weeks before.', or the hours before. */
export function comparedHours(now: number, before: number, weeks: string): SentencePart[] {
  if (before === 0) return [text(`, after none in ${weeks}.`)];
  if (before < leastHours || now > mostTimes * before)
    return [text(`, after ${hours(before)} in ${weeks}.`)];
  const percent = Math.abs(percentChange({ now, before }) ?? 0);
  return [
    text(', '),
    figure(`${percent} %`),
    text(` ${now < before ? 'less' : 'more'} than in ${weeks}.`),
  ];
}

export const upOrDown = (now: number, before: number, shown: (value: number) => string = String) =>
  text(`, ${now < before ? 'down' : 'up'} from ${shown(before)}.`);
