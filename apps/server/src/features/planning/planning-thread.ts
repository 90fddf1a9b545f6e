import { type CarriedWordsTask, computeCarriedWords } from './carried/carried-words-task.ts';
import { type PairText, tieColumns } from './network/tie-columns.ts';
import {
  computePastDepartures,
  type PastDepartureTask,
} from './past-departures/past-departure-task.ts';
import { computeDeparture, type DepartureTask } from './what-if/departure-task.ts';

/** The functions of the thread, called by name. */
export const ties = (pairs: PairText) => tieColumns(pairs);
export { leaving, merge, split } from './scenarios/scenario-thread.ts';
export const departure = (task: DepartureTask) => computeDeparture(task);
export const pastDepartures = (tasks: readonly PastDepartureTask[]) => computePastDepartures(tasks);
export const carriedWords = (task: CarriedWordsTask) => computeCarriedWords(task);
