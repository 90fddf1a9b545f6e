import { useShowsMoods } from '@/lib/use-active-features.ts';
import { type Criterion, criteria, type Weights } from './criteria.ts';

const withoutMoods = criteria.filter(({ id }) => id !== 'sentimentInfluence');

/** Omits sentiment influence where moods are switched off. */
export function useShownCriteria(): readonly Criterion[] {
  return useShowsMoods() ? criteria : withoutMoods;
}

/** Sets the weights of hidden criteria to 0. */
export function countedWeights(weights: Weights, shown: readonly Criterion[]): Weights {
  const isShown = shown.some(({ id }) => id === 'sentimentInfluence');
  return isShown ? weights : { ...weights, sentimentInfluence: 0 };
}
