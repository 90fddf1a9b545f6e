import { type ImpactLevel, impactLevels } from '@/components/planning/level.tsx';
import { capitalised, numberWord } from '@/lib/number-words.ts';
import type { KeyMetrics } from '@/sample-data/scenarios/key-metrics.ts';
import type { Analysis } from '@/sample-data/scenarios/scenario.ts';

const rankOf = (level: ImpactLevel) => impactLevels.indexOf(level);

/** '3 of 4 levels; one team stands higher' */
export function riskWords({ overallRisk, teamImpacts }: Analysis): string {
  const level = `${rankOf(overallRisk) + 1} of ${impactLevels.length} levels`;
  const higher = teamImpacts.filter(
    ({ impactLevel }) => rankOf(impactLevel) > rankOf(overallRisk),
  ).length;
  if (higher === 0) return `${level}; no team stands higher`;
  return `${level}; ${numberWord(higher)} ${higher === 1 ? 'team stands' : 'teams stand'} higher`;
}

/** 'Six of eight teams are affected. Hardest hit first.' */
export function teamsWords({ teamsAffected, teamsInAll }: KeyMetrics): string {
  const verb = teamsAffected === 1 ? 'is' : 'are';
  return `${capitalised(numberWord(teamsAffected))} of ${numberWord(teamsInAll)} teams ${verb} affected. Hardest hit first.`;
}
