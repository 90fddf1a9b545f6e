import { moodChangeChance } from '@rapport/figures';
import type { GivenTest } from '@rapport/network';
import type { ComparedMood } from '../group-mood-repository.ts';

/** From this difference on, a mood is said to rise or fall. */
const leastDifference = 0.25;

/** Changes of moods as tests for the list of changes, computed only from answered moods. */
export const testMoods = (moods: readonly ComparedMood[]): GivenTest[] =>
  moods.flatMap(({ group, now, before }) => {
    const chance = moodChangeChance(before, now);
    if (chance === null) return [];
    const matters = Math.abs(now.mood - before.mood) >= leastDifference;
    return [
      {
        subject: { kind: 'mood', group },
        now: now.mood,
        before: before.mood,
        evidence: { now: [], before: [] },
        pValue: matters ? chance : 1,
        // 1 is added so that a mood of 0 has a finite size.
        size: Math.abs(Math.log2((now.mood + 1) / (before.mood + 1))),
      },
    ];
  });
