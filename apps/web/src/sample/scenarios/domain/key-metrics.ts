import type { Employee } from '@/sample/domain/employee.ts';
import type { Analysis } from './scenario.ts';

export type KeyMetrics = {
  teamsAffected: number;
  teamsInAll: number;
  peopleAffected: number;
  peopleInAll: number;
  keyPeopleAtRisk: number;
  recommendations: number;
};

/** A department counts as one team, or as its teams if any of these are named. */
function teamCountBeside(named: readonly string[], employees: readonly Employee[]): number {
  const departments = Map.groupBy(employees, ({ department }) => department);
  return departments.entries().reduce((count, [department, members]) => {
    const teams = new Set(members.map(({ team }) => team));
    teams.delete(department);
    return count + (named.some((team) => teams.has(team)) ? teams.size : 1);
  }, 0);
}

/** Counted from the analysis, so that the side column and the tabs agree. */
export function keyMetricsOf(
  { teamImpacts, recommendations }: Pick<Analysis<unknown>, 'teamImpacts' | 'recommendations'>,
  employees: readonly Employee[],
): KeyMetrics {
  const atRisk = teamImpacts
    .flatMap(({ keyMembers }) => keyMembers)
    .filter(({ riskLevel }) => riskLevel === 'high' || riskLevel === 'critical');
  return {
    teamsAffected: teamImpacts.length,
    teamsInAll: teamCountBeside(
      teamImpacts.map(({ name }) => name),
      employees,
    ),
    peopleAffected: teamImpacts.reduce((sum, { currentSize }) => sum + currentSize, 0),
    peopleInAll: employees.length,
    keyPeopleAtRisk: new Set(atRisk.map(({ id }) => id)).size,
    recommendations: recommendations.length,
  };
}
