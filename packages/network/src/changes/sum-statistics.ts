import { type Collected, cellsByWeek, cellsOfHeld, type Part, type Side } from './cells.ts';
import type { Spoken } from './contributions.ts';
import type { Statistic } from './statistic.ts';

/**
 * A figure that meetings add to. `volume` is what all meetings of now bring over those of before: what changed for
 * the whole organization, such as a week of holidays, is divided out of what is tested, not of the figures.
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
    ...{ subject, parts, blocks, labels, now, before },
    perMeeting: (now + before) / parts.length,
    difference: (shuffled) => differenceOf(values, shuffled),
  };
}

/** In steps of a billionth of the largest: sums of whole numbers are the same in every order, and 0 where they cancel out. */
function wholeSteps(values: readonly number[]): Float64Array {
  const step = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 1e9 || 1;
  return Float64Array.from(values, (value) => Math.round(value / step));
}

/** A pause in which somebody says a sentence: keeps the logarithm of next to nothing small. Hours. */
const leastTalk = 1 / 60;
/** So many weeks of all series count for how much a series varies. */
const priorWeeks = 4;

/**
 * How much a department says in the meetings that it speaks in, whatever their number: the mean of
 * ln(hours / part of the speakers), each series compared with itself, weighted by how little it varies.
 * That shows less talk sooner than the sum of hours, which varies with the number of meetings, too.
 */
export function talkStatistic({ subject, parts }: Collected<Spoken>): Statistic {
  const { blocks, labels, parts: cells } = cellsOfHeld(parts);
  const logs = cells.map((cell) => mean(cell.map(({ value }) => logOf(value))));
  const meanOf = (side: Side) =>
    mean(parts.flatMap((part) => (part.side === side ? part.value.hours : [])));
  const values = weightedByBlock(logs, blocks);
  return {
    ...{ subject, parts, blocks, labels },
    ...{ now: meanOf('now'), before: meanOf('before'), perMeeting: 0 },
    difference: (shuffled) => differenceOf(values, shuffled),
  };
}

const logOf = ({ hours, part }: Spoken) => Math.log((hours + leastTalk) / part);

/** Distances from the mean of the block, over its variance, which is drawn towards that of all blocks. */
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
