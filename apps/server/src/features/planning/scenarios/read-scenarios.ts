import type { Scenario, ScenarioGroups, ScenarioList, ScenarioVersions } from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import { mayPlan } from '../../../ground/planning/planners-repository.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Member } from '../../../platform/session.ts';
import { requireFigures } from '../../figures/require-figures.ts';
import { mayPlanByPerson, mayShowTies, requirePlanner } from '../require-planning.ts';
import { type GroupedPerson, listGrouped, listNamed } from './directory-repository.ts';
import { isOfPair, peopleOfConfiguration, peopleOfResult, withoutPairs } from './named-people.ts';
import { presentListed, presentScenario } from './present-scenario.ts';
import { requireTemplate } from './require-template.ts';
import { listActionKeys } from './scenario-action-repository.ts';
import { findScenario, listScenarios, mayChangeOne } from './scenario-repository.ts';
import { findVersion, listVersions } from './version-repository.ts';

/** The member's own scenarios, and those shared with them by name. Those about persons are left out in works-council mode. */
export async function readScenarios(db: Database, member: Member): Promise<ScenarioList> {
  await requireFigures(db, member);
  const withPersons = mayPlanByPerson(member);
  const rows = await listScenarios(db, member, { withPersons });
  return {
    scenarios: rows.map((row) => presentListed(member, row)),
    mayPlan: await mayPlan(db, member),
    canNamePersons: withPersons,
    canCompute: mayShowTies(member),
  };
}

/**
 * In works-council mode, the pairs of people in a result about groups are left out.
 * @throws AppError 404 for a scenario or version that the member does not see, 403 in works-council mode for one
 * about persons
 */
export async function readScenario(
  db: Database,
  member: Member,
  { id, version }: { id: string; version?: number | undefined },
): Promise<Scenario> {
  const { organizationId } = member;
  const row = await requireSeen(db, member, id);
  const kept =
    version === undefined || version === row.version
      ? { ...row, savedBy: row.changedByName, savedAt: row.changedAt }
      : await findVersion(db, organizationId, { scenarioId: id, version });
  if (!kept) throw notFound('Version');
  const withPersons = mayPlanByPerson(member);
  const result = withPersons ? kept.result : withoutPairs(kept.result);
  // People of a hidden result are not named, because they would reveal a part of it.
  const named = [
    ...peopleOfConfiguration(kept.configuration),
    ...(mayShowTies(member) ? peopleOfResult(result) : []),
  ];
  const [people, actions] = await Promise.all([
    listNamed(db, organizationId, named),
    listActionKeys(db, organizationId, id),
  ]);
  return presentScenario(member, row, {
    kept: { ...kept, result },
    people,
    actions: withPersons ? actions : actions.filter((key) => !isOfPair(key)),
  });
}

export async function readVersions(
  db: Database,
  member: Member,
  id: string,
): Promise<ScenarioVersions> {
  await requireSeen(db, member, id);
  const rows = await listVersions(db, member.organizationId, id);
  return {
    versions: rows.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() })),
  };
}

export async function requireSeen(db: Database, member: Member, id: string) {
  await requireFigures(db, member);
  const row = await findScenario(db, member, id);
  if (!row) throw notFound('Scenario');
  requireTemplate(member, row.configuration.template);
  return row;
}

/**
 * Departments and teams of the directory, with their people, for who may plan or change a scenario.
 * @throws AppError 403 for others
 */
export async function readGroups(db: Database, member: Member): Promise<ScenarioGroups> {
  if (!(await mayChangeOne(db, member))) await requirePlanner(db, member);
  await requireFigures(db, member);
  const people = await listGrouped(db, member.organizationId);
  return {
    departments: groupsBy(people, ({ department }) => (department ? [department] : [])),
    teams: groupsBy(people, ({ teams }) => teams),
    people: people.map(({ teams, ...person }) => person),
  };
}

function groupsBy(
  people: readonly GroupedPerson[],
  groupsOf: (person: GroupedPerson) => readonly string[],
) {
  const groups = new Map<string, string[]>();
  for (const person of people)
    for (const group of groupsOf(person)) {
      const ids = groups.get(group);
      if (ids) ids.push(person.id);
      else groups.set(group, [person.id]);
    }
  return Array.from(groups, ([name, ids]) => ({ name, people: ids })).sort((one, other) =>
    one.name.localeCompare(other.name),
  );
}
