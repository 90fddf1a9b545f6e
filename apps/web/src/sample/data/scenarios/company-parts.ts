import type { ImpactLevel } from '@/components/planning/level.tsx';
import type { KeyMember, TeamImpact } from '@/sample/scenarios/domain/scenario.ts';
import { employee } from '../company/employees.ts';
import { membersOf, type TeamName } from './teams.ts';

/** Looks up name and role, so that a person is the same on every screen. */
export function keyMember(id: string, riskLevel: ImpactLevel, impact: string): KeyMember {
  const { name, role } = employee(id);
  return { id, name, role, impact, riskLevel };
}

export function teamImpact(
  name: TeamName,
  impactLevel: ImpactLevel,
  rest: Omit<TeamImpact, 'id' | 'name' | 'currentSize' | 'impactLevel'>,
): TeamImpact {
  return {
    id: name.toLowerCase(),
    name,
    currentSize: membersOf(name).length,
    impactLevel,
    ...rest,
  };
}
