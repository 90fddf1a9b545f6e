import type { Bridge, MapTie, OrganizationMap, PeriodQuery } from '@rapport/contract';
import { bridges, compareTies, type Tie, tiesOf } from '@rapport/network';
import type { Database } from '../../database/types.ts';
import { forbidden } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { departmentPairs } from './department-pairs.ts';
import { listDepartmentPairs, listPairs, listPeople, type Person } from './map-repository.ts';
import { readCoverage, readPeriods } from './read-periods.ts';
import { requireFigures } from './require-figures.ts';

/** @throws AppError 403 where connection maps are switched off, and for members who may not see figures */
export async function readMap(
  db: Database,
  member: Member,
  query: PeriodQuery,
): Promise<OrganizationMap> {
  await requireFigures(db, member);
  const { organizationId, settings } = member;
  if (!settings.activeFeatures.interactionGraphs) throw forbidden();
  const periods = await readPeriods(db, member, query);
  const { now, before, weeks, weeksBefore } = periods;
  const [{ coverage }, people, pairs, pairsBefore, talk, talkBefore] = await Promise.all([
    readCoverage(db, member, periods),
    listPeople(db, organizationId, weeks),
    listPairs(db, organizationId, weeks),
    listPairs(db, organizationId, weeksBefore),
    listDepartmentPairs(db, organizationId, weeks),
    listDepartmentPairs(db, organizationId, weeksBefore),
  ]);
  const ties = tiesOf(pairs);
  return {
    period: now,
    before,
    coverage,
    people: people.map(presentPerson),
    ties: presentTies(people, ties, tiesOf(pairsBefore)),
    departments: departmentPairs(people, talk, talkBefore),
    bridges: presentBridges(people, ties),
  };
}

const presentPerson = ({ firstName, lastName, email, ...person }: Person) => ({
  ...person,
  name: `${firstName} ${lastName}`.trim() || email,
});

/** Those of the period, then the lost ones. */
function presentTies(people: readonly Person[], now: Tie[], before: Tie[]): MapTie[] {
  const positions = new Map(people.map(({ id }, at) => [id, at]));
  const ties = compareTies(now, before).flatMap((one): MapTie[] => {
    const tie = one.change === 'lost' ? one.before : one.now;
    const [a, b] = [positions.get(tie.a), positions.get(tie.b)];
    if (a === undefined || b === undefined) return [];
    const meetings = {
      now: one.change === 'lost' ? 0 : one.now.meetings,
      before: one.change === 'new' ? 0 : one.before.meetings,
    };
    return [
      {
        a: Math.min(a, b),
        b: Math.max(a, b),
        strength: tie.strength,
        meetings,
        change: one.change,
      },
    ];
  });
  return ties.sort((one, other) => Number(one.change === 'lost') - Number(other.change === 'lost'));
}

function departmentsOf(people: readonly Person[]): Map<string, string> {
  return new Map(people.flatMap(({ id, department }) => (department ? [[id, department]] : [])));
}

function presentBridges(people: readonly Person[], ties: readonly Tie[]): Bridge[] {
  return bridges(ties, departmentsOf(people)).flatMap(({ person, between }) =>
    between.map(({ departments: [first, second], held, all }) => ({
      personId: person,
      departments: [first, second],
      ties: held,
      of: all,
    })),
  );
}
