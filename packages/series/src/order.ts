import type { SeriesMeeting } from './types.ts';

/** The order of characters' codes, which is the same on every machine. */
const compareText = (first: string, second: string): number =>
  first < second ? -1 : first > second ? 1 : 0;

/** After all days. */
const undatedDay = 10_000_000;

type Placed = Pick<SeriesMeeting, 'id' | 'start'>;

/** By start, those without one last, then by id. */
export const byStart = (first: Placed, second: Placed): number =>
  (first.start?.day ?? undatedDay) - (second.start?.day ?? undatedDay) ||
  (first.start?.minute ?? -1) - (second.start?.minute ?? -1) ||
  compareText(first.id, second.id);
