import { tiesOf } from '@rapport/network';
import { type PastDeparture, pastDeparture } from '@rapport/network/planning';
import { type PairText, pairsIn } from '../network/tie-columns.ts';

export type PastDepartureTask = {
  leaver: string;
  departmentOf: ReadonlyMap<string, string>;
  before: PairText;
  since: PairText;
  /** The latest first. */
  earlier: readonly PairText[];
};

export function computePastDepartures(tasks: readonly PastDepartureTask[]): PastDeparture[] {
  return tasks.map(({ before, since, earlier, ...task }) =>
    pastDeparture({
      ...task,
      before: tiesIn(before),
      since: tiesIn(since),
      earlier: earlier.map(tiesIn),
    }),
  );
}

const tiesIn = (text: PairText) => tiesOf(pairsIn(text));
