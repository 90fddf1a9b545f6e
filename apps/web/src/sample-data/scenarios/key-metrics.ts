import { employees } from '../company/employees.ts';
import type { Analysis } from './scenario.ts';
import { teamCountBeside } from './teams.ts';

export type KeyMetrics = {
  teamsAffected: number;
  teamsInAll: number;
  peopleAffected: number;
  peopleInAll: number;
  keyPeopleAtRisk: number;
  recommendations: number;
};

/** Counted from the analysis, so that the side column and the tabs never disagree. */
export function keyMetricsOf({ teamImpacts, recommendations }: Analysis): KeyMetrics {
  const atRisk = teamImpacts
    .flatMap(({ keyMembers }) => keyMembers)
    .filter(({ riskLevel }) => riskLevel === 'high' || riskLevel === 'critical');
  return {
    teamsAffected: teamImpacts.length,
    teamsInAll: teamCountBeside(teamImpacts.map(({ name }) => name)),
    peopleAffected: teamImpacts.reduce((sum, { currentSize }) => sum + currentSize, 0),
    peopleInAll: employees.length,
    keyPeopleAtRisk: new Set(atRisk.map(({ id }) => id)).size,
    recommendations: recommendations.length,
  };
}
