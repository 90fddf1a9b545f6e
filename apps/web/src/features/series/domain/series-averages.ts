import { numberWord } from '@/lib/number-words.ts';

/** The mean of the known values; null if none is known. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** Meetings at the start and at the end of a series that are compared. */
const compared = 4;

/** 'the last four 14 min longer than the first four'; null for few meetings, or without a difference. */
export function changeWords(
  values: readonly (number | null)[],
  more: string,
  less: string,
): string | null {
  const known = values.filter((value) => value !== null);
  if (known.length < 2 * compared) return null;
  const first = meanOf(known.slice(0, compared));
  const last = meanOf(known.slice(-compared));
  if (first === null || last === null) return null;
  const by = Math.round(last) - Math.round(first);
  if (by === 0) return null;
  const four = numberWord(compared);
  return `the last ${four} ${Math.abs(by)} ${by > 0 ? more : less} than the first ${four}`;
}
