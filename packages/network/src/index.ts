export { type Bridge, type BridgedPair, bridges } from './bridges.ts';
export type { TestsOfKind } from './changes/tests-of-kinds.ts';
export type {
  Change,
  Finding,
  GivenSubject,
  GivenTest,
  Periods,
  Subject,
} from './changes/types.ts';
export {
  type TestedChanges,
  type TestInput,
  testChanges,
  type WhatChanged,
  whatChanged,
} from './changes/what-changed.ts';
export { compareText } from './order.ts';
export { pairSumsOf, sumPairs } from './pair-sums.ts';
export { pairsOf, ratioToChance } from './ratio-to-chance.ts';
export { randomFrom } from './seeded-random.ts';
export { meanTalkBalance, talkBalance } from './talk-balance.ts';
export { compareTies, isTie, strongFrom, tiesOf } from './ties.ts';
export type { DepartmentOf, Exchange, Meeting, PairSum, Tie, TieChange } from './types.ts';
