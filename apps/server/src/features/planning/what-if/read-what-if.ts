import {
  fewestTiedPeople,
  type TakeOverRow,
  type WhatIf,
  type WhatIfQuery,
} from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import { isUuid } from '../../../database/uuid.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Member } from '../../../platform/session.ts';
import { readableInitiatives } from '../../figures/read-initiatives.ts';
import { type ReadPeriods, readCoverage, readPeriods } from '../../figures/read-periods.ts';
import { type Carried, readCarried } from '../carried/read-carried.ts';
import type { Network } from '../network/read-network.ts';
import { findLastDay } from '../offboarding/project-repository.ts';
import { type PlanningServices, planningWeeksMin } from '../planning-services.ts';
import { requirePlanningByPerson, requireShownByPerson } from '../require-planning.ts';
import { departureTask } from './departure-input.ts';
import type { ComputedDeparture } from './departure-task.ts';
import { tiedPeople } from './read-tied-people.ts';
import { listSharedTopics, type SharedTopic } from './shared-topics-repository.ts';

/**
 * The network before and after these people leave, and what only they carry. Who may not plan about persons sees it for
 * one person whose offboarding is shared with them.
 * @throws AppError 403 if plans may not show single people, 404 for people who are not in the directory
 */
export async function readWhatIf(
  services: PlanningServices,
  member: Member,
  { leavers, ...query }: WhatIfQuery,
): Promise<WhatIf> {
  const { db } = services;
  if (await isOfSharedCase(db, member, leavers)) await requireShownByPerson(db, member);
  else await requirePlanningByPerson(db, member);
  const periods = await readPeriods(db, member, query, planningWeeksMin);
  const [{ coverage }, network] = await Promise.all([
    readCoverage(services, member, periods),
    services.readNetwork(member, periods),
  ]);
  const leaving = leavers.map((id) => {
    const person = network.people.get(id);
    if (!person) throw notFound('Person');
    return person;
  });
  const isDrawn = network.ties.ids.length >= fewestTiedPeople;
  const [carried, departure] = await Promise.all([
    readCarried(services, member, leavers, periods),
    isDrawn
      ? services.threads.run(
          'departure',
          await departureTask(services, member, periods, { network, leavers }),
        )
      : null,
  ]);
  const all = [...carried];
  return {
    period: periods.now,
    coverage,
    day: periods.today,
    leavers: leaving,
    people: departure ? peopleOf(network, leavers, departure) : [],
    departure: departure && {
      ...departure,
      takeOver: await withTopics(services, member, departure.takeOver, periods),
    },
    topics: all.flatMap(([personId, { topics }]) =>
      topics.filter(({ hold }) => hold === 'only').map((topic) => ({ ...topic, personId })),
    ),
    series: all.flatMap(([personId, { series }]) =>
      series.filter(({ led }) => led).map((one) => ({ ...one, personId })),
    ),
    actions: actionsOf(all),
  };
}

async function isOfSharedCase(db: Database, member: Member, leavers: readonly string[]) {
  const [only, second] = leavers;
  if (only === undefined || second !== undefined || !isUuid(only)) return false;
  return (await findLastDay(db, member, only)) !== undefined;
}

/** What a tie holds besides departments. Names of topics are content: of meetings that the reader may read. */
async function withTopics(
  { db }: Pick<PlanningServices, 'db'>,
  member: Member,
  rows: ComputedDeparture['takeOver'],
  periods: ReadPeriods,
): Promise<TakeOverRow[]> {
  if (rows.length === 0) return [];
  const shared = await listSharedTopics(
    db,
    member.organizationId,
    rows.map(({ leaverId, staysId }) => ({ leaverId, staysId })),
    periods.weeks,
  );
  const { readable } = await readableInitiatives(db, member, periods, shared);
  return rows.map((row) => {
    const isOfPair = (one: SharedTopic) =>
      one.leaverId === row.leaverId && one.staysId === row.staysId;
    return { ...row, topic: readable.find(isOfPair)?.topic ?? null };
  });
}

function actionsOf(all: readonly [string, Carried][]): WhatIf['actions'] {
  if (all.some(([, { actions }]) => actions === null)) return null;
  return all.flatMap(
    ([personId, { actions }]) => actions?.map((action) => ({ ...action, personId })) ?? [],
  );
}

function peopleOf(
  network: Network,
  leavers: readonly string[],
  { map, reconnect, links, takeOver }: ComputedDeparture,
): WhatIf['people'] {
  const named = new Set([
    ...leavers,
    ...map.people,
    ...reconnect.map(({ personId }) => personId),
    ...links.flatMap(({ keeper, nearest }) =>
      [keeper, nearest].flatMap((one) => (one ? [one.personId, one.withId] : [])),
    ),
    ...takeOver.flatMap(({ staysId, successor }) => [staysId, successor?.personId ?? staysId]),
  ]);
  const tied = new Map(tiedPeople(network).map((person) => [person.id, person]));
  return [...named].flatMap((id) => {
    const person = network.people.get(id);
    return person ? [tied.get(id) ?? { ...person, ties: 0 }] : [];
  });
}
