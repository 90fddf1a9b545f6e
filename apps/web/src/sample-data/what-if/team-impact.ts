import type { ImpactLevel } from '@/components/planning/level.tsx';
import type { Employee } from '../company/employees.ts';
import type { TeamImpact } from './impact.ts';
import { type KnowledgeWithout, thinBelow } from './knowledge.ts';
import { membersOf, reportsUpTo, teamOf } from './teams.ts';
import { affectedIn, type Tie, tiesOf } from './ties.ts';

const teamsShown = 5;

/** How far a tie is covered by the number of others who could stand in for it, %. */
const coverageByStandIns = [30, 58, 74, 84, 91];

/** Whoever leads others is missed by each of them. */
const exposurePerReport = 0.5;

/** Those who work beside the person: their own team, or who shares their manager. */
function colleaguesOf(person: Employee): ReadonlySet<string> {
  const ids = tiesOf(person.id)
    .map(({ other }) => other)
    .filter((other) => teamOf(other) === teamOf(person) || other.managerId === person.managerId)
    .map(({ id }) => id);
  return new Set([...membersOf(teamOf(person)).map(({ id }) => id), ...ids]);
}

/** How many of the person's colleagues are tied to the same other as well. */
function standInsFor(tie: Tie, person: Employee, colleagues: ReadonlySet<string>): number {
  return tiesOf(tie.other.id).filter(
    ({ other }) => other.id !== person.id && colleagues.has(other.id),
  ).length;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Worked out from who in each team works with the person, and who else does; hardest first. */
export function teamImpactOf(
  person: Employee,
  ties: readonly Tie[],
  knowledge: readonly KnowledgeWithout[],
): TeamImpact[] {
  const colleagues = colleaguesOf(person);
  return [...new Set(ties.map(({ other }) => teamOf(other)))]
    .map((team) => {
      const within = ties.filter(({ other }) => teamOf(other) === team);
      const weight = sum(within.map(({ strength }) => strength));
      const covered = within.map((tie) => {
        const standIns = standInsFor(tie, person, colleagues);
        return tie.strength * (coverageByStandIns[standIns] ?? 94);
      });
      const coverage = Math.round(sum(covered) / weight);
      const reports = membersOf(team).filter((member) => reportsUpTo(member, person.id)).length;
      return {
        team,
        affectedMembers: affectedIn(team, person, ties),
        teamSize: membersOf(team).length,
        coverage,
        exposure: weight * (1 - coverage / 100) + exposurePerReport * reports,
        keyRisks: keyRisksOf(team, person, within, knowledge, coverage),
      };
    })
    .sort((a, b) => b.exposure - a.exposure)
    .slice(0, teamsShown)
    .map(({ exposure, ...impact }) => ({ ...impact, impactLevel: levelOf(exposure, person) }));
}

/** The same exposure costs more where the person is harder to replace. */
function levelOf(exposure: number, { riskScore }: Employee): ImpactLevel {
  const cost = exposure * (0.5 + riskScore / 10);
  if (cost >= 15) return 'critical';
  if (cost >= 8) return 'high';
  if (cost >= 3.5) return 'medium';
  return 'low';
}

function keyRisksOf(
  team: string,
  person: Employee,
  within: readonly Tie[],
  knowledge: readonly KnowledgeWithout[],
  coverage: number,
): string {
  const thin = knowledge.filter(({ coverage }) => coverage < thinBelow);
  const known =
    team === teamOf(person)
      ? thin
      : thin.filter(({ alternatives }) => alternatives.some((other) => teamOf(other) === team));
  if (known.length > 0) {
    return known
      .slice(0, 2)
      .map(({ area }) => area)
      .join('; ');
  }
  const [closest] = within;
  if (closest && coverage < thinBelow) {
    const others = coverage === coverageByStandIns[0] ? 'Nobody else works' : 'Few others work';
    return `${others} with ${closest.other.name}`;
  }
  if (closest && closest.strength >= 7) return `${closest.other.name} relies on the daily exchange`;
  return 'None that stands out';
}
