export {
  bestPair,
  type CellKind,
  type CellsCovered,
  cellKinds,
  cellsOf,
  isWeighed,
  peopleWithCells,
  type RoleCell,
  type RoleCells,
  shareCovered,
} from './coverage.ts';
export {
  type BeforeAfter,
  type Departure,
  type DepartureInput,
  departure,
  networkCloseness,
} from './departure.ts';
export { type Division, division, strongestBetween } from './division.ts';
export { divided, type GroupsOf, merged, peopleByGroup } from './groups.ts';
export { type Link, links, lostLinks } from './links.ts';
export {
  type PastDeparture,
  type PastDepartureInput,
  pastDeparture,
  type ToldAndCame,
} from './past-departure.ts';
export { type Cohesion, type Regrouping, regrouping } from './regrouping.ts';
export { type MeetingsWith, type TakeOver, type Together, takeOver } from './take-over.ts';
