import { type Collected, cellsByWeek, cellsOfHeld, type Part, type Side } from './cells.ts';
import type { Spoken } from './contributions.ts';
import type { Statistic } from './statistic.ts';

/**
 * A figure that is a sum over meetings. `volume` is the ratio of all talk now to before. The test divides a change of
 * the whole organization, such as a week of holidays, out of the difference; the shown figures stay as they are.
 */
export function sumStatistic(
  { subject, parts }: Collected<number>,
  weeks: number,
  volume: number,
): Statistic {
  const { blocks, labels, parts: cells } = cellsByWeek(parts, weeks);
  const scale = { now: 1 / Math.sqrt(volume), before: Math.sqrt(volume) };
  const values = wholeSteps(
    cells.map((cell) => cell.reduce((sum, { side, value }) => sum + value * scale[side], 0)),
  );
  const [now, before] = [total(parts, 'now'), total(parts, 'before')];
  return {
    subject,
    parts,
    blocks,
    labels,
    now,
    before,
    perMeeting: (now + before) / parts.length,
    difference: (shuffled) => differenceOf(values, shuffled),
  };
}

/**
 * Rounds to billionths of the largest value, so that sums are the same in every order, and exactly 0 if the values
 * cancel out.
 */
function wholeSteps(values: readonly number[]): Float64Array {
  const step = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 1e9 || 1;
  return Float64Array.from(values, (value) => Math.round(value / step));
}

/** In hours, about one sentence. Bounds the logarithm for a meeting with almost no talk. */
const leastTalk = 1 / 60;
/** The common variance of all series counts as much as this number of weeks of one series (shrinkage). */
const priorWeeks = 4;

/**
 * How much a department says in the meetings in which it speaks, independent of their number: the mean of ln(hours /
 * share of the speakers). Each series is compared with itself, weighted by the inverse of its variance. This detects
 * less talk sooner than the sum of hours, which also varies with the number of meetings.
 */
export function talkStatistic({ subject, parts }: Collected<Spoken>): Statistic {
  const { blocks, labels, parts: cells } = cellsOfHeld(parts);
  const logs = cells.map((cell) => mean(cell.map(({ value }) => logOf(value))));
  const meanOf = (side: Side) =>
    mean(parts.flatMap((part) => (part.side === side ? part.value.hours : [])));
  const values = weightedByBlock(logs, blocks);
  return {
    subject,
    parts,
    blocks,
    labels,
    now: meanOf('now'),
    before: meanOf('before'),
    perMeeting: 0,
    difference: (shuffled) => differenceOf(values, shuffled),
  };
}

const logOf = ({ hours, part }: Spoken) => Math.log((hours + leastTalk) / part);

/**
 * Differences from the mean of the block, divided by its variance, which is shrunk towards the variance of all blocks.
 */
function weightedByBlock(
  logs: readonly number[],
  blocks: readonly { cells: number }[],
): Float64Array {
  const distances: number[][] = [];
  let first = 0;
  for (const { cells } of blocks) {
    const block = logs.slice(first, first + cells);
    const middle = mean(block);
    distances.push(block.map((log) => log - middle));
    first += cells;
  }
  const freedom = logs.length - blocks.length;
  const variance = freedom > 0 ? sumOfSquares(distances.flat()) / freedom : 0;
  return wholeSteps(
    distances.flatMap((block) => {
      const own = sumOfSquares(block) + priorWeeks * variance;
      return block.map((distance) =>
        own > 0 ? (distance * (block.length - 1 + priorWeeks)) / own : 0,
      );
    }),
  );
}

function differenceOf(values: Float64Array, labels: Uint8Array): number {
  let sum = 0;
  for (let cell = 0; cell < values.length; cell++)
    sum += labels[cell] === 1 ? (values[cell] ?? 0) : -(values[cell] ?? 0);
  return sum;
}

const total = (parts: readonly Part<number>[], side: Side) =>
  parts.reduce((sum, part) => (part.side === side ? sum + part.value : sum), 0);
const mean = (values: readonly number[]) =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
const sumOfSquares = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value * value, 0);
