import { type ImpactLevel, impactLevels } from '@/components/planning/level.tsx';
import { capitalised, numberWord, plural } from '@/lib/number-words.ts';
import type { KeyMetrics } from '../domain/key-metrics.ts';
import type { Analysis } from '../domain/scenario.ts';

const rankOf = (level: ImpactLevel) => impactLevels.indexOf(level);

/** '3 of 4 levels; one team at higher risk' */
export function riskWords({
  overallRisk,
  teamImpacts,
}: Pick<Analysis, 'overallRisk' | 'teamImpacts'>): string {
  const level = `${rankOf(overallRisk) + 1} of ${impactLevels.length} levels`;
  const higher = teamImpacts.filter(
    ({ impactLevel }) => rankOf(impactLevel) > rankOf(overallRisk),
  ).length;
  return `${level}; ${numberWord(higher)} ${plural(higher, 'team')} at higher risk`;
}

/** 'Six of eight teams are affected. Hardest hit first.' */
export function teamsWords({ teamsAffected, teamsInAll }: KeyMetrics): string {
  return `${capitalised(numberWord(teamsAffected))} of ${numberWord(teamsInAll)} teams ${plural(teamsAffected, 'is', 'are')} affected. Hardest hit first.`;
}
