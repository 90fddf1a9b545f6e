import { meanTalkBalance } from '../talk-balance.ts';
import { type Collected, cellsOfHeld } from './cells.ts';
import type { Statistic } from './statistic.ts';

export type Balance = { talkBalance: number; hours: number };

/** The talk balance of a series. */
export function balanceStatistic({ subject, parts }: Collected<Balance>): Statistic {
  const { blocks, labels, parts: cells } = cellsOfHeld(parts);
  const means = (shuffled: Uint8Array) => {
    const meanOf = (label: number) =>
      meanTalkBalance(
        cells.flatMap((cell, at) => (shuffled[at] === label ? cell.map(({ value }) => value) : [])),
      ) ?? 0;
    return { now: meanOf(1), before: meanOf(0) };
  };
  return {
    subject,
    parts,
    blocks,
    labels,
    ...means(labels),
    perMeeting: 0,
    difference(shuffled) {
      const { now, before } = means(shuffled);
      return now - before;
    },
  };
}
