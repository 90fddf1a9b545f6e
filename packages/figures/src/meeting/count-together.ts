import { leastSmallestGroup } from '../decide.ts';

/**
 * One meeting, to a reader who may see no mood of another person. People are named by their words (a digest), because
 * a mood is one of words: ties to people change, words stay.
 */
export type MeetingToCount = {
  /** People of the directory who said enough and are not left out of moods, each once. */
  said: readonly string[];
  /** People who are left out of moods now. */
  leftOut: readonly string[];
  /** Who was counted when the meeting was last shown; empty before. */
  counted: readonly string[];
  /** Groups with some of `said` that were counted together in any meeting, each with all its people. */
  groups: readonly (readonly string[])[];
  smallestGroup: number;
};

/**
 * Who is counted now, and which of them are counted for the first time. `keep`: what is shown stays as it is. `hide`:
 * somebody who was counted is left out since, so nothing is shown.
 */
type CountedTogether = { people: readonly string[]; fresh: readonly string[] } | 'keep' | 'hide';

/**
 * People who are counted together stay together: every shown mood is the sum of whole groups, so no difference of two
 * is about fewer people than a group has (docs/decisions/0041-mood-of-one-meeting.md).
 */
export function countTogether(meeting: MeetingToCount): CountedTogether {
  const { said, leftOut, counted, groups, smallestGroup } = meeting;
  const here = new Set(said);
  if (counted.some((person) => !here.has(person)))
    return counted.some((person) => leftOut.includes(person)) ? 'hide' : 'keep';
  const known = new Set(groups.flat());
  const whole = groups.filter((group) => group.every((person) => here.has(person))).flat();
  const others = said.filter((person) => !known.has(person));
  // The first group need not be shown yet, so it may have fewer people than the setting.
  const fewest = whole.length === 0 ? leastSmallestGroup : smallestGroup;
  const fresh = others.length >= fewest ? others : [];
  return { people: [...whole, ...fresh], fresh };
}

type Counts = { positive: number; neutral: number; negative: number; calm: number };

/**
 * Whether all people share one feeling, or all but one, so that counts would tell the mood of each. Calm ones share
 * one, too.
 */
export function areAlike({ positive, neutral, negative, calm }: Counts): boolean {
  const counts = [positive, neutral, negative, calm];
  const all = counts.reduce((sum, count) => sum + count, 0);
  return Math.max(...counts) >= all - 1;
}
