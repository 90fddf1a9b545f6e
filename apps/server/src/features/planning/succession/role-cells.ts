import type { RoleCells, RoleCell as SharedCell } from '@rapport/network/planning';
import type { Carried } from '../carried/read-carried.ts';
import { type TieColumns, tieAt, tiesOfPeople } from '../network/tie-columns.ts';
import type { HasCell } from './coverage-repository.ts';

/** Maximum per kind: the strongest ties, and the topics and series with most of the holder's turns. */
const cellsMax = 60;

/**
 * What the holder of a role has: all ties, the topics that are mostly or only theirs, and the series that they lead.
 */
export function cellsOfHolder({ ties, topics, series }: Carried) {
  const named = {
    ties: ties.map(({ person: { id, name } }) => ({ id, name })),
    topics: topics.flatMap(({ key, topic, hold }) =>
      hold === 'partly' ? [] : [{ id: key, name: topic }],
    ),
    series: series.flatMap(({ id, name, led }) => (led ? [{ id, name }] : [])),
  };
  return {
    ties: named.ties.slice(0, cellsMax),
    topics: named.topics.slice(0, cellsMax),
    series: named.series.slice(0, cellsMax),
    unlisted: Object.values(named).reduce(
      (sum, { length }) => sum + Math.max(0, length - cellsMax),
      0,
    ),
  };
}
export type HolderCells = ReturnType<typeof cellsOfHolder>;

/** Adds to each cell the people who have it, except the holder. */
export function sharedCells(
  holder: string,
  cells: HolderCells,
  has: { ties: readonly HasCell[]; topics: readonly HasCell[]; series: readonly HasCell[] },
): RoleCells {
  const shared = (kind: keyof typeof has): SharedCell[] => {
    const rows = Map.groupBy(
      has[kind].filter(({ personId }) => personId !== holder),
      ({ cell }) => cell,
    );
    return cells[kind].map(({ id }) => ({
      id,
      people: new Map((rows.get(id) ?? []).map(({ personId, times }) => [personId, times])),
    }));
  };
  return { ties: shared('ties'), topics: shared('topics'), series: shared('series') };
}

/** Who has a tie with each of these people, and the number of meetings in which the two answered each other. */
export const tiesWith = (ties: TieColumns, people: readonly { id: string }[]): HasCell[] =>
  [
    ...tiesOfPeople(
      ties,
      people.map(({ id }) => id),
    ),
  ].flatMap(([cell, positions]) =>
    positions.map((at) => {
      const { a, b, meetings } = tieAt(ties, at);
      return { cell, personId: a === cell ? b : a, times: meetings };
    }),
  );
