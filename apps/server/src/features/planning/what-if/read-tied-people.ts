import type { PeriodQuery, TiedPeople, TiedPerson } from '@rapport/contract';
import { compareText } from '@rapport/network';
import type { Member } from '../../../platform/session.ts';
import { readCoverage, readPeriods } from '../../figures/read-periods.ts';
import type { Network } from '../network/read-network.ts';
import { type PlanningServices, planningWeeksMin } from '../planning-services.ts';
import { requirePlanningByPerson } from '../require-planning.ts';

/** @throws AppError 403 if plans may not show single people */
export async function readTiedPeople(
  services: PlanningServices,
  member: Member,
  query: PeriodQuery,
): Promise<TiedPeople> {
  await requirePlanningByPerson(services.db, member);
  const periods = await readPeriods(services.db, member, query, planningWeeksMin);
  const [{ coverage }, network] = await Promise.all([
    readCoverage(services, member, periods),
    services.readNetwork(member, periods),
  ]);
  const people = tiedPeople(network).sort(
    (one, other) => other.ties - one.ties || compareText(one.name, other.name),
  );
  return { period: periods.now, coverage, people, ties: network.ties.a.length };
}

/** Everybody with a tie, and their number of ties. */
export function tiedPeople({ people, ties }: Network): TiedPerson[] {
  const counts = new Uint32Array(ties.ids.length);
  for (const ends of [ties.a, ties.b])
    for (const place of ends) counts[place] = (counts[place] ?? 0) + 1;
  return ties.ids.flatMap((id, place) => {
    const person = people.get(id);
    return person ? [{ ...person, ties: counts[place] ?? 0 }] : [];
  });
}
