import type { SeriesMeeting } from './types.ts';

/** Code unit order, which is the same on every machine. */
const compareText = (first: string, second: string): number =>
  first < second ? -1 : first > second ? 1 : 0;

/** Sorts undated meetings after all others. */
const undatedDay = 10_000_000;

type Placed = Pick<SeriesMeeting, 'id' | 'start'>;

/** By start (undated meetings last), then by id. */
export const byStart = (first: Placed, second: Placed): number =>
  (first.start?.day ?? undatedDay) - (second.start?.day ?? undatedDay) ||
  (first.start?.minute ?? -1) - (second.start?.minute ?? -1) ||
  compareText(first.id, second.id);
