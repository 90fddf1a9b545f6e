import type { Timeframe } from '../domain/plan.ts';
import type { RankedCandidate } from '../domain/ranking.ts';

export const statusWords: Record<RankedCandidate['status'], string> = {
  primary: 'Primary',
  secondary: 'Secondary',
  development: 'Development',
};

export const readinessWords = (months: number): string =>
  months === 0 ? 'Ready now' : `Ready in ${months} months`;

/** Months that a person needs beyond the timeframe; a timeframe of 18 means 18 or more. */
export const lateBy = (months: number, timeframe: Timeframe): number =>
  Math.max(0, months - timeframe);

export const scoreWords = (score: number | undefined): string => score?.toFixed(1) ?? '–';
