import { useShowsMoods } from '@/lib/use-active-features.ts';
import { type Criterion, criteria, type Weights } from '@/sample-data/succession/criteria.ts';

const withoutMoods = criteria.filter(({ id }) => id !== 'sentimentInfluence');

/** What people are compared by: where moods are switched off, nobody's effect on them counts. */
export function useShownCriteria(): readonly Criterion[] {
  return useShowsMoods() ? criteria : withoutMoods;
}

/** The weights with 0 for what is not shown. */
export function countedWeights(weights: Weights, shown: readonly Criterion[]): Weights {
  const isShown = shown.some(({ id }) => id === 'sentimentInfluence');
  return isShown ? weights : { ...weights, sentimentInfluence: 0 };
}
