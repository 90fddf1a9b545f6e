import { capitalised, counted, numberWord, plural } from '@/lib/number-words.ts';
import { toTenth } from '@/lib/round.ts';
import type { TouchedPerson } from './project.ts';

/** After minus before, to one decimal; null without a value after. */
export function changeOf({ sentimentBefore, sentimentAfter }: TouchedPerson): number | null {
  return sentimentAfter === null ? null : toTenth(sentimentAfter - sentimentBefore);
}

/** Largest fall first; people without a measurement keep their order. */
export function largestFallFirst(people: readonly TouchedPerson[]): TouchedPerson[] {
  return [...people].sort((a, b) => (changeOf(a) ?? 0) - (changeOf(b) ?? 0));
}

/** '+0.4', '−1.7', '±0.0' */
export function writeChange(change: number): string {
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  return `${sign}${Math.abs(change).toFixed(1)}`;
}

/** 4, or lower if a score is lower. */
export function axisStart(people: readonly TouchedPerson[]): number {
  const lowest = Math.min(
    ...people.map(({ sentimentBefore, sentimentAfter }) =>
      Math.min(sentimentBefore, sentimentAfter ?? sentimentBefore),
    ),
  );
  return Math.max(0, Math.min(4, Math.floor(lowest / 2) * 2));
}

export function summaryOf(people: readonly TouchedPerson[]): string {
  const changes = people.flatMap((person) => changeOf(person) ?? []);
  if (changes.length === 0) {
    return 'Nothing has been announced, so only today’s score is shown.';
  }
  const falls = changes.filter((change) => change < 0);
  const rises = changes.filter((change) => change > 0).length;
  const risen =
    rises === 0 ? '' : ` ${capitalised(numberWord(rises))} ${plural(rises, 'has', 'have')} risen.`;
  if (falls.length === 0) return `Nobody has fallen.${risen}`;
  const mean = Math.abs(falls.reduce((sum, fall) => sum + fall, 0)) / falls.length;
  return `${falls.length} of ${counted(people.length, 'person', 'people')} ${plural(falls.length, 'has', 'have')} fallen, by ${mean.toFixed(1)}${plural(falls.length, '', ' on average')}.${risen}`;
}
