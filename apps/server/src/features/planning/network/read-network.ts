import type { PlannedPerson } from '@rapport/contract';
import { listPairs } from '../../../ground/network/pair-sum-repository.ts';
import type { Member } from '../../../platform/session.ts';
import type { FigureServices, ReadPeriods } from '../../figures/read-periods.ts';
import type { PlanningThreads } from '../planning-threads.ts';
import { listPeople } from './network-repository.ts';
import type { TieColumns } from './tie-columns.ts';

/** All people of the directory, and the ties of the period. The same for all readers. */
export type Network = { people: ReadonlyMap<string, PlannedPerson>; ties: TieColumns };
export type ReadNetwork = (member: Member, periods: ReadPeriods) => Promise<Network>;

/** Limited, because a network of thousands of people has some megabytes. */
const cachedMax = 24;

/** Reads networks. Callers have checked that the member may see them (`requirePlanningByPerson`). */
export function networkReader({
  db,
  cache,
  threads,
}: Pick<FigureServices, 'db' | 'cache'> & { threads: PlanningThreads }): ReadNetwork {
  const cached = cache<Network>({ cachedMax });
  return (member, periods) =>
    cached.get(member, periods, async () => {
      const { organizationId } = member;
      const [people, pairs] = await Promise.all([
        listPeople(db, organizationId),
        listPairs(db, organizationId, periods.weeks),
      ]);
      const ties = await threads.run('ties', pairs);
      return { people: new Map(people.map((person) => [person.id, person])), ties };
    });
}
