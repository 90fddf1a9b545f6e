import type { Timeframe } from '@/sample-data/succession/plan.ts';
import type { RankedCandidate } from '@/sample-data/succession/ranking.ts';

export const statusWords: Record<RankedCandidate['status'], string> = {
  primary: 'Primary',
  secondary: 'Secondary',
  development: 'Development',
};

export const readinessWords = (months: number): string =>
  months === 0 ? 'Ready now' : `Ready in ${months} months`;

/** How many months after the time frame somebody is ready; 18 stands for that and more. */
export const lateBy = (months: number, timeframe: Timeframe): number =>
  Math.max(0, months - timeframe);

export const scoreWords = (score: number | undefined): string => score?.toFixed(1) ?? '–';
