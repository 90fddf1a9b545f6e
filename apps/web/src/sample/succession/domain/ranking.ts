import { toTenth } from '@/lib/round.ts';
import type { Candidate } from './candidate.ts';
import { criteria, type Scores, type Weights } from './criteria.ts';

type CandidateStatus = 'primary' | 'secondary' | 'development';

export type RankedCandidate = Candidate & {
  /** 0 to 100, with one decimal. Undefined if all weights are 0. */
  overallScore: number | undefined;
  status: CandidateStatus;
  /** Months until the person could take over; 0 means now. */
  readyIn: number;
};

/** Minimum overall score of each status. */
export const statusFrom = { primary: 80, secondary: 70 };

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

export const sumOfWeights = (weights: Weights): number => sumOf(Object.values(weights));

/** Sum of score times weight, and sum of the weights that have a score. */
export function weighted(scores: Scores, weights: Weights): { sum: number; total: number } {
  const scored = criteria.filter(({ id }) => scores[id] !== null);
  return {
    sum: sumOf(scored.map(({ id }) => (scores[id] ?? 0) * weights[id])),
    total: sumOf(scored.map(({ id }) => weights[id])),
  };
}

function statusOf(overallScore: number | undefined): CandidateStatus {
  if (overallScore === undefined || overallScore < statusFrom.secondary) return 'development';
  return overallScore < statusFrom.primary ? 'secondary' : 'primary';
}

/** Depends only on the scores for skills, leadership and strategy, not on the weights. */
function readyIn({ scores, isExternal }: Candidate): number {
  const mean = (scores.skillMatch + scores.leadershipStyle + scores.strategicAlignment) / 3;
  const months = mean >= 85 ? 0 : mean >= 80 ? 3 : mean >= 75 ? 6 : mean >= 70 ? 9 : 18;
  // At least three months because of the notice period.
  return isExternal ? Math.max(3, months) : months;
}

/** Best first, by the weighted mean of the known scores. */
export function rankCandidates(
  candidates: readonly Candidate[],
  weights: Weights,
): RankedCandidate[] {
  return candidates
    .map((candidate) => ({ candidate, ...weighted(candidate.scores, weights) }))
    .sort(
      (one, other) =>
        Number(other.total > 0) - Number(one.total > 0) ||
        // Compares fractions as whole numbers, so that rounding does not decide a rank.
        other.sum * one.total - one.sum * other.total ||
        one.candidate.name.localeCompare(other.candidate.name, 'en'),
    )
    .map(({ candidate, sum, total }) => {
      const overallScore = total > 0 ? toTenth(sum / total) : undefined;
      return {
        ...candidate,
        overallScore,
        status: statusOf(overallScore),
        readyIn: readyIn(candidate),
      };
    });
}
