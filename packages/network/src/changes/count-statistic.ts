import { isTie } from '../ties.ts';
import { type Collected, cellsByWeek, type Part, type Side } from './cells.ts';
import type { Statistic } from './statistic.ts';
import { sumStatistic } from './sum-statistics.ts';

/** A person or a pair of people in a meeting, and how often they occur there. */
export type Item = { key: string; times: number };

/** The number of different people who occur in the meetings. */
export function peopleStatistic(
  { subject, parts }: Collected<readonly Item[]>,
  weeks: number,
): Statistic {
  const { blocks, labels, parts: cells } = cellsByWeek(parts, weeks);
  const { starts, places } = placesOf(cells);
  const count = (shuffled: Uint8Array) => {
    let [now, before] = [0, 0];
    for (let item = 0; item + 1 < starts.length; item++) {
      let [isNow, isBefore] = [false, false];
      const end = starts[item + 1] ?? 0;
      // Most people are in both periods, which the first few of their places tell.
      for (let at = starts[item] ?? 0; at < end && !(isNow && isBefore); at++)
        if (shuffled[places[at] ?? 0] === 1) isNow = true;
        else isBefore = true;
      if (isNow) now++;
      if (isBefore) before++;
    }
    return { now, before };
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

/** The cells of each item in one row: those of item `i` are from `starts[i]` to `starts[i + 1]`, without the end. */
function placesOf(cells: readonly Part<readonly Item[]>[][]) {
  const cellsOf = new Map<string, number[]>();
  for (const [cell, inCell] of cells.entries())
    for (const { value } of inCell)
      for (const { key } of value) {
        const known = cellsOf.get(key);
        if (known) known.push(cell);
        else cellsOf.set(key, [cell]);
      }
  const starts = new Int32Array(cellsOf.size + 1);
  let end = 0;
  for (const [item, { length }] of [...cellsOf.values()].entries()) {
    end += length;
    starts[item + 1] = end;
  }
  return { starts, places: Int32Array.from([...cellsOf.values()].flat()) };
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
  const { subject, parts } = collected;
  const pairs = parts.map((part) => ({ ...part, value: part.value.length }));
  const [now, before] = [tiesOf(parts, 'now'), tiesOf(parts, 'before')];
  return {
    ...sumStatistic({ subject, parts: pairs }, weeks, volume),
    parts,
    now,
    before,
    perMeeting: (now + before) / parts.length,
  };
}

function tiesOf(parts: readonly Part<readonly Item[]>[], of: Side): number {
  const pairs = new Map<string, { meetings: number; exchanges: number }>();
  for (const { side, value } of parts) {
    if (side !== of) continue;
    for (const { key, times } of value) {
      const pair = pairs.get(key) ?? { meetings: 0, exchanges: 0 };
      pairs.set(key, { meetings: pair.meetings + 1, exchanges: pair.exchanges + times });
    }
  }
  return pairs.values().reduce((sum, pair) => (isTie(pair) ? sum + 1 : sum), 0);
}
