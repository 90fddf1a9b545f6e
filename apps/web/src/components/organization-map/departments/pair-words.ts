import { inDigits } from '@/lib/number-words.ts';
import type { BundledPair, HeardDepartment } from './bundle-departments.ts';
import type { Picture } from './picture-pairs.ts';

/** '6.1', '<0.1' */
export function hours(minutes: number): string {
  const value = minutes / 60;
  return value < 0.05 ? '<0.1' : value.toFixed(1);
}

/** '6.1 h', '1.2 h before' of a lost pair. */
export const figureOf = ({ minutes, change }: BundledPair): string =>
  change === 'lost' ? `${hours(minutes.before)} h before` : `${hours(minutes.now)} h`;

/** '10 of 41'; '10' where there is little room. */
export const nameDetail = ({ heard, people }: HeardDepartment, isShort: boolean): string =>
  isShort ? inDigits(heard) : `${inDigits(heard)} of ${inDigits(people)}`;

/** 'were in 6.1 hours of meetings together' */
export const hoursTogether = (minutes: number): string =>
  `were in ${hours(minutes)} ${hours(minutes) === '1.0' ? 'hour' : 'hours'} of meetings together`;

type Departments = Pick<Picture, 'departments'>;

export const pairName = ({ departments }: Departments, { a, b }: BundledPair) =>
  `${departments[a]?.name ?? ''} and ${departments[b]?.name ?? ''}`;

/** 'Engineering and Product were in 6.1 hours of meetings together' */
export function pairSentence(bundle: Departments, pair: BundledPair): string {
  const { minutes, change } = pair;
  const who = pairName(bundle, pair);
  if (change === 'lost') return `${who} ${hoursTogether(minutes.before)} before, in none now`;
  return `${who} ${hoursTogether(minutes.now)}`;
}

/** 'the 8 strongest of 19 pairs' */
export function pairsWords({ drawn, all }: Picture['together'], isAll: boolean): string {
  if (all === 0) return 'no two of them in this period';
  if (drawn === all) return all === 1 ? 'the only pair' : `all ${inDigits(all)} pairs`;
  const which = isAll ? inDigits(drawn) : `the ${inDigits(drawn)} strongest`;
  return `${which} of ${inDigits(all)} pairs`;
}

/** What is said of the pair that is pointed at. */
export const sayPair = (bundle: Departments, pair: BundledPair): string =>
  `${pairSentence(bundle, pair)}${pair.change === 'new' ? ', in none before' : ''}`;

/** Text alternative of the drawing. */
export const drawingLabel = ({ departments, together }: Picture, isAll: boolean): string =>
  `Organization connection map of ${inDigits(departments.length)} departments and ${pairsWords(together, isAll)}. Use ‘Show as list’ to read it as text.`;
