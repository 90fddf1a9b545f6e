import {
  fewestTiedPeople,
  type ScenarioConfiguration,
  type ScenarioResult,
} from '@rapport/contract';
import { listPairs } from '../../../ground/network/pair-sum-repository.ts';
import { badRequest } from '../../../platform/errors.ts';
import type { Member } from '../../../platform/session.ts';
import { type ReadPeriods, readPeriods } from '../../figures/read-periods.ts';
import type { PlanningServices } from '../planning-services.ts';
import type { PlanningThreads } from '../planning-threads.ts';
import { requireMaps } from '../require-planning.ts';
import { departureTask } from '../what-if/departure-input.ts';
import { type GroupedPerson, listGrouped } from './directory-repository.ts';
import { unknownPerson } from './require-scenario.ts';
import type { LeavingTask } from './scenario-thread.ts';

export type ComputeServices = Pick<PlanningServices, 'db' | 'bus' | 'threads' | 'readNetwork'>;

type Computed = Extract<ScenarioConfiguration, { weeks: number }>;
type Changed = Extract<Computed, { by: string }>;

/**
 * Computes a result from the ties of the period that ends today or in the chosen week; null for a written plan.
 * @throws AppError 403 if connection maps are switched off, 400 if people, groups or ties are missing
 */
export async function computeResult(
  services: ComputeServices,
  member: Member,
  configuration: ScenarioConfiguration,
): Promise<ScenarioResult | null> {
  if (!('weeks' in configuration)) return null;
  requireMaps(member);
  const { db, threads } = services;
  const { organizationId } = member;
  const { weeks, week } = configuration;
  const periods = await readPeriods(db, member, { weeks, week });
  const { from, to } = periods.now;
  const basis = { day: periods.today, from, to, weeks };
  const result =
    'by' in configuration
      ? await regroup(threads, configuration, {
          basis,
          people: await listGrouped(db, organizationId),
          pairs: await listPairs(db, organizationId, periods.weeks),
        })
      : await leave(services, member, periods, { basis, leavers: configuration.leavers });
  if (result.basis.people < fewestTiedPeople)
    throw badRequest(
      'TOO_FEW_TIES',
      `Too few ties to compute with: ${result.basis.people} of at least ${fewestTiedPeople} people have one in this period.`,
    );
  return result;
}

type Basis = LeavingTask['basis'];

async function leave(
  services: ComputeServices,
  member: Member,
  periods: ReadPeriods,
  { basis, leavers }: { basis: Basis; leavers: readonly string[] },
): Promise<ScenarioResult> {
  if (leavers.length === 0) throw badRequest('NOBODY_LEAVES', 'Choose who leaves.');
  const network = await services.readNetwork(member, periods);
  if (!leavers.every((id) => network.people.has(id))) throw unknownPerson();
  const departure = await departureTask(services, member, periods, { network, leavers });
  return services.threads.run('leaving', { departure, basis });
}

type Grouped = { basis: Basis; people: readonly GroupedPerson[]; pairs: string };

async function regroup(
  threads: PlanningThreads,
  configuration: Changed,
  { people, ...network }: Grouped,
): Promise<ScenarioResult> {
  const groupsOf = groupsOfPeople(people, configuration.by);
  const has = (name: string) => [...groupsOf.values()].some((groups) => groups.has(name));
  if (configuration.template === 'team-merge') {
    const { groups } = configuration;
    if (groups.length < 2) throw badRequest('TOO_FEW_GROUPS', 'Choose two groups or more.');
    if (!groups.every(has)) throw unknownGroup();
    return threads.run('merge', { ...network, groupsOf, groups });
  }
  const { group, people: leaving } = configuration;
  if (group === null) throw badRequest('NO_GROUP', 'Choose the group that is split.');
  if (!has(group)) throw unknownGroup();
  const members = [...groupsOf].filter(([, groups]) => groups.has(group)).map(([id]) => id);
  const moving = members.filter((id) => leaving.includes(id));
  if (moving.length === 0 || moving.length === members.length)
    throw badRequest('NO_SPLIT', 'Choose some people of the group, not all, for the new one.');
  return threads.run('split', { ...network, groupsOf, group, people: moving });
}

const unknownGroup = () =>
  badRequest(
    'UNKNOWN_GROUP',
    'A chosen group has no people in the directory any more. Choose again.',
  );

const groupsOfPeople = (people: readonly GroupedPerson[], by: Changed['by']) =>
  new Map(
    people.map(({ id, department, teams }): [string, Set<string>] => [
      id,
      new Set(by === 'team' ? teams : department ? [department] : []),
    ]),
  );
