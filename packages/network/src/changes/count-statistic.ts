import { isTie } from '../ties.ts';
import { type Collected, cellsByWeek } from './cells.ts';
import type { Statistic } from './statistic.ts';
import { sumStatistic } from './sum-statistics.ts';

/** A person or a pair of people in a meeting, and how often they occur there. */
export type Item = { key: string; times: number };
type IsEnough = (meetings: number, times: number) => boolean;

/** The number of different items that occur often enough in the meetings. */
export function countStatistic(
  { subject, parts }: Collected<readonly Item[]>,
  weeks: number,
  isEnough: IsEnough,
): Statistic {
  const { blocks, labels, parts: cells } = cellsByWeek(parts, weeks);
  const places = new Map<string, { cell: number; times: number }[]>();
  for (const [cell, inCell] of cells.entries())
    for (const { value } of inCell)
      for (const { key, times } of value) {
        const known = places.get(key);
        if (known) known.push({ cell, times });
        else places.set(key, [{ cell, times }]);
      }
  const items = [...places.values()];

  const count = (shuffled: Uint8Array) => {
    const counts = { now: 0, before: 0 };
    for (const item of items) {
      let [meetings, times, meetingsNow, timesNow] = [0, 0, 0, 0];
      for (const place of item) {
        meetings++;
        times += place.times;
        if (shuffled[place.cell] !== 1) continue;
        meetingsNow++;
        timesNow += place.times;
      }
      if (isEnough(meetingsNow, timesNow)) counts.now++;
      if (isEnough(meetings - meetingsNow, times - timesNow)) counts.before++;
    }
    return counts;
  };
  const { now, before } = count(labels);
  return {
    subject,
    parts,
    blocks,
    labels,
    now,
    before,
    perMeeting: (now + before) / parts.length,
    difference(shuffled) {
      const counts = count(shuffled);
      return counts.now - counts.before;
    },
  };
}

/**
 * The ties between two departments. The test uses the number of pairs who answered each other, summed over meetings,
 * because ties are too few to tell a change from chance.
 */
export function tiesStatistic(
  collected: Collected<readonly Item[]>,
  weeks: number,
  volume: number,
): Statistic {
  const ties = countStatistic(collected, weeks, (meetings, times) =>
    isTie({ meetings, exchanges: times }),
  );
  const pairs = collected.parts.map((part) => ({ ...part, value: part.value.length }));
  const { difference } = sumStatistic({ ...collected, parts: pairs }, weeks, volume);
  return { ...ties, difference };
}
