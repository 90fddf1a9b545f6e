export type { Simulation } from './candidates.ts';
export { leastSmallestGroup, mostSmallestGroup } from './decide.ts';
export type { MoodInput } from './decide-all.ts';
export { areAlike, countTogether } from './meeting/count-together.ts';
export { moodChangeChance } from './mood-change-chance.ts';
export { type Moods, releaseMoods } from './release-moods.ts';
export {
  type Change,
  type Decision,
  type Fact,
  type Group,
  type GroupKind,
  type HiddenBy,
  type HiddenMood,
  type Mood,
  type Period,
  type PeriodLength,
  periodLengths,
  type ShownMood,
  type StoredFact,
  type StoredFigure,
} from './types.ts';
