export { pairSumsOf, sumPairs } from './pair-sums.ts';
export { compareTies, isTie, tiesOf } from './ties.ts';
export type { DepartmentOf, Exchange, Meeting, PairSum, Tie, TieChange } from './types.ts';
