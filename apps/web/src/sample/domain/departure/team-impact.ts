import type { ImpactLevel } from '@/components/planning/level.tsx';
import type { Employee } from '../employee.ts';
import type { DepartureFacts } from './departure-facts.ts';
import type { TeamImpact } from './impact.ts';
import { type KnowledgeWithout, thinBelow } from './knowledge.ts';
import { membersOf, reportsUpTo, teamOf } from './teams.ts';
import { affectedIn, type Tie, tiesOf } from './ties.ts';

const teamsShown = 5;

/** Percent of a tie's work that is covered, by number of stand-ins. Higher numbers: 94. */
const coverageByStandIns = [30, 58, 74, 84, 91];

/** Added to a team's exposure for each member who reports to the leaver. */
const exposurePerReport = 0.5;

/** Members of the person's team, and people with the same manager. */
function colleaguesOf(facts: DepartureFacts, person: Employee): ReadonlySet<string> {
  const ids = tiesOf(facts, person.id)
    .map(({ other }) => other)
    .filter((other) => teamOf(other) === teamOf(person) || other.managerId === person.managerId)
    .map(({ id }) => id);
  return new Set([...membersOf(facts.employees, teamOf(person)).map(({ id }) => id), ...ids]);
}

/** The number of the person's colleagues who work with the same other person. */
function standInsFor(
  facts: DepartureFacts,
  tie: Tie,
  person: Employee,
  colleagues: ReadonlySet<string>,
): number {
  return tiesOf(facts, tie.other.id).filter(
    ({ other }) => other.id !== person.id && colleagues.has(other.id),
  ).length;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The affected teams, hardest hit first. */
export function teamImpactOf(
  facts: DepartureFacts,
  person: Employee,
  ties: readonly Tie[],
  knowledge: readonly KnowledgeWithout[],
): TeamImpact[] {
  const { employees } = facts;
  const colleagues = colleaguesOf(facts, person);
  return [...new Set(ties.map(({ other }) => teamOf(other)))]
    .map((team) => {
      const within = ties.filter(({ other }) => teamOf(other) === team);
      const weight = sum(within.map(({ strength }) => strength));
      const covered = within.map((tie) => {
        const standIns = standInsFor(facts, tie, person, colleagues);
        return tie.strength * (coverageByStandIns[standIns] ?? 94);
      });
      const coverage = Math.round(sum(covered) / weight);
      const members = membersOf(employees, team);
      const reports = members.filter((one) => reportsUpTo(employees, one, person.id)).length;
      return {
        team,
        affectedMembers: affectedIn(employees, team, person, ties),
        teamSize: members.length,
        coverage,
        exposure: weight * (1 - coverage / 100) + exposurePerReport * reports,
        keyRisks: keyRisksOf(team, person, within, knowledge, coverage),
      };
    })
    .sort((a, b) => b.exposure - a.exposure)
    .slice(0, teamsShown)
    .map(({ exposure, ...impact }) => ({ ...impact, impactLevel: levelOf(exposure, person) }));
}

/** The same exposure is more severe if the person is harder to replace. */
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
  return 'No particular risk';
}
