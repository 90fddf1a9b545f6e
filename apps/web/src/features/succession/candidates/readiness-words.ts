import type { RankedCandidate } from '@/sample-data/succession/ranking.ts';

export const statusWords: Record<RankedCandidate['status'], string> = {
  primary: 'Primary',
  secondary: 'Secondary',
  development: 'Development',
};

export const readinessWords = (months: number): string =>
  months === 0 ? 'Ready now' : `Ready in ${months} months`;

export const scoreWords = (score: number | undefined): string => score?.toFixed(1) ?? '–';
