import type { GroupsResult, LeavingResult, ScenarioBasis } from '@rapport/contract';
import { tiesOf } from '@rapport/network';
import {
  divided,
  division,
  type GroupsOf,
  merged,
  peopleByGroup,
  regrouping,
  strongestBetween,
} from '@rapport/network/planning';
import { type PairText, pairsIn } from '../network/tie-columns.ts';
import { computeDeparture, type DepartureTask } from '../what-if/departure-task.ts';

type Basis = Omit<ScenarioBasis, 'people' | 'ties'>;

const shownPairs = 10;

function readNetwork(text: PairText, basis: Basis) {
  const pairs = pairsIn(text);
  const ties = tiesOf(pairs);
  const people = new Set(ties.flatMap(({ a, b }) => [a, b]));
  return { pairs, basis: { ...basis, people: people.size, ties: ties.length } };
}

export type LeavingTask = { departure: DepartureTask; basis: Basis };

/** A lost tie is marked if the person who stays has fewer ties than this afterwards. */
const enoughTies = 2;

export function leaving({ departure, basis }: LeavingTask): LeavingResult {
  const { ties, bridges, departmentPairs, fragmentation, groups, reconnect, links, takeOver } =
    computeDeparture(departure);
  const { parted, ...pairs } = departmentPairs;
  return {
    kind: 'leaving',
    basis: { ...basis, people: departure.ties.ids.length, ties: ties.before },
    ties,
    bridges,
    departmentPairs: pairs,
    parted,
    fewTies: reconnect.map(({ personId, before, after }) => ({ person: personId, before, after })),
    fragmentation: fragmentation ?? { before: null, after: null },
    components: groups,
    links: links.map(({ leaverId, own, other, keeper }) => ({
      leaver: leaverId,
      own,
      other,
      keeper: keeper?.personId ?? null,
    })),
    takeOver: takeOver.map(({ leaverId, staysId, tiesLeft, successor }) => ({
      leaver: leaverId,
      stays: staysId,
      leavesFewTies: tiesLeft < enoughTies,
      parts: null,
      successor: successor && {
        person: successor.personId,
        kind: successor.reason,
        meetings: successor.meetings,
        meetsBoth: successor.meetsBoth,
      },
    })),
  };
}

export type MergeTask = {
  pairs: PairText;
  basis: Basis;
  groupsOf: GroupsOf;
  groups: readonly string[];
};

export function merge({ pairs: text, basis: given, groupsOf, groups }: MergeTask): GroupsResult {
  const { pairs, basis } = readNetwork(text, given);
  const members = peopleByGroup(groupsOf);
  const after = merged(groupsOf, groups, groups.join(' + '));
  return {
    kind: 'groups',
    basis,
    ...regrouping(pairs, { before: groupsOf, after }),
    division: null,
    between: strongestBetween(
      groups.map((group) => members.get(group) ?? []),
      pairs,
      shownPairs,
    ),
  };
}

export type SplitTask = {
  pairs: PairText;
  basis: Basis;
  groupsOf: GroupsOf;
  group: string;
  people: readonly string[];
};

export function split({ pairs: text, basis: given, groupsOf, group, people }: SplitTask) {
  const { pairs, basis } = readNetwork(text, given);
  const members = peopleByGroup(groupsOf).get(group) ?? [];
  const leaving = new Set(people);
  const after = divided(groupsOf, group, leaving, `${group}, new part`);
  const parts = [people, members.filter((member) => !leaving.has(member))];
  const result: GroupsResult = {
    kind: 'groups',
    basis,
    ...regrouping(pairs, { before: groupsOf, after }),
    division: division(members, leaving, pairs),
    between: strongestBetween(parts, pairs, shownPairs),
  };
  return result;
}
