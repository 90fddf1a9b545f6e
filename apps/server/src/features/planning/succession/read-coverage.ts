import type {
  CoveringPerson,
  PlannedPerson,
  RoleCoverage,
  RoleCoverageQuery,
} from '@rapport/contract';
import {
  bestPair,
  type CellsCovered,
  cellsOf,
  isWeighed,
  peopleWithCells,
  shareCovered,
} from '@rapport/network/planning';
import { notFound } from '../../../platform/errors.ts';
import type { Member } from '../../../platform/session.ts';
import { readCoverage, readPeriods } from '../../figures/read-periods.ts';
import { readCarried } from '../carried/read-carried.ts';
import { findLastDay } from '../offboarding/project-repository.ts';
import { type PlanningServices, planningWeeksMin } from '../planning-services.ts';
import { requirePlanningByPerson, requireShownByPerson } from '../require-planning.ts';
import { listSeriesSpeakers, listTopicSpeakers } from './coverage-repository.ts';
import { holdsReadableRole } from './plan-repository.ts';
import { cellsOfHolder, sharedCells, tiesWith } from './role-cells.ts';

/** Maximum number of listed people, besides those who are asked for. */
const candidatesMax = 20;

type Candidate = { person: PlannedPerson; cells: CellsCovered; share: number | null };

/**
 * Who already has which of the holder's ties, topics and series, as the reader may see them. Who may not plan about
 * persons sees it for the holder in a plan that is shared with them.
 * @throws AppError 403 as `requirePlanningByPerson`, 404 for a person who is not in the directory
 */
export async function readRoleCoverage(
  services: PlanningServices,
  member: Member,
  { person, also, chosen, ties, topics, series, ...query }: RoleCoverageQuery,
): Promise<RoleCoverage> {
  const { db } = services;
  if (await holdsReadableRole(db, member, person)) await requireShownByPerson(db, member);
  else await requirePlanningByPerson(db, member);
  const periods = await readPeriods(db, member, query, planningWeeksMin);
  const [{ coverage }, network, carried] = await Promise.all([
    readCoverage(services, member, periods),
    services.readNetwork(member, periods),
    readCarried(services, member, [person], periods),
  ]);
  const holder = carried.get(person);
  if (!holder) throw notFound('Person');
  const cells = cellsOfHolder(holder);
  const [leavesOn, topicSpeakers, seriesSpeakers] = await Promise.all([
    findLastDay(db, member, person),
    listTopicSpeakers(db, member, idsOf(cells.topics), periods.now),
    listSeriesSpeakers(db, member, idsOf(cells.series), periods.now),
  ]);
  const role = sharedCells(person, cells, {
    ties: tiesWith(network.ties, cells.ties),
    topics: topicSpeakers,
    series: seriesSpeakers,
  });
  const weights = { ties, topics, series };
  const known = (ids: Iterable<string>) =>
    [...ids].flatMap((id) => (id === person ? [] : (network.people.get(id) ?? [])));
  const candidateOf = (one: PlannedPerson): Candidate => {
    const covered = cellsOf(role, one.id);
    return { person: one, cells: covered, share: shareCovered(covered, weights) };
  };
  const found = known(peopleWithCells(role)).map(candidateOf).sort(inOrder);
  const listed = chosen === 'only' ? [] : found.slice(0, candidatesMax);
  const added = known(new Set(also)).filter(
    ({ id }) => !listed.some((one) => one.person.id === id),
  );
  const candidates = [...listed, ...added.map(candidateOf)].sort(inOrder);
  const { unlisted, ...shown } = cells;
  return {
    period: periods.now,
    coverage,
    person: holder.person,
    leavesOn: leavesOn ?? null,
    ...shown,
    weighed: {
      ties: isWeighed(shown.ties),
      topics: isWeighed(shown.topics),
      series: isWeighed(shown.series),
    },
    unlisted,
    candidates: candidates.map(presentCandidate),
    pair: presentPair(candidates),
    others: found.filter(
      ({ person: { id } }) => !candidates.some((candidate) => candidate.person.id === id),
    ).length,
  };
}

const idsOf = (cells: readonly { id: string }[]) => cells.map(({ id }) => id);

/** Largest share first, then by name, so that the order of equal shares has no meaning. */
const inOrder = (one: Candidate, other: Candidate): number =>
  (other.share ?? 0) - (one.share ?? 0) ||
  one.person.name.localeCompare(other.person.name, 'en') ||
  (one.person.id < other.person.id ? -1 : 1);

const presentCandidate = ({ person, cells }: Candidate): CoveringPerson => ({
  ...person,
  ties: [...cells.ties],
  topics: [...cells.topics],
  series: [...cells.series],
});

function presentPair(candidates: readonly Candidate[]): RoleCoverage['pair'] {
  const pair = bestPair(candidates);
  return pair
    ? {
        people: [pair.people[0].person.id, pair.people[1].person.id],
        ...pair.counts,
        isOnlyOne: pair.isOnlyOne,
      }
    : null;
}
