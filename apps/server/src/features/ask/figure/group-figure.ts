import type { AskFigure, AskGroup, AskOrder } from '@rapport/contract';
import type { Queryable } from '../../../database/types.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { Member } from '../../../platform/session.ts';
import { nameSeries } from '../../series/name-series.ts';
import type { FoundAt } from '../found.ts';
import { type GroupTotals, sumByGroup } from './asked-meetings-repository.ts';
import { figureOf, lineOf, none, type Screen } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { monthValue, quarterValue, scopeWords, shortDay } from './figure-words.ts';
import { personPath, seriesPath } from './screens.ts';

export type NamedGroup = { key: string; name: string; total: number };

type Measured = {
  measure: (totals: GroupTotals) => number;
  /** '3 meetings', of one group. */
  write: (total: number) => string;
  /** The value of all groups together. */
  writeSum: (total: number) => string;
  /** What all groups have together, if it is not their sum. */
  inAll?: number;
  /** True if groups overlap, so that they have no sum: the first one is the value. */
  isRanked?: boolean;
  /** What follows the value of all groups. */
  noun: (total: number) => string;
  definition: string;
  screen: Screen | null;
};

/** A figure of the meetings of the scope by group. */
export async function groupFigure(
  { services: { db }, member }: FoundAt,
  asked: FigureAsked,
  { measure, ...words }: Measured,
): Promise<AskFigure> {
  const { query, scope, people } = asked;
  const group = query.group ?? 'month';
  const rows = await sumByGroup(db, member, scope, group, {
    userIds: people.flatMap(({ userId }) => userId ?? []),
    departments: query.departments,
  });
  const named = await namesOfGroups(db, member, group, rows, measure);
  // A meeting is of several people and departments.
  const isRanked = group === 'person' || group === 'department' || group === 'team';
  return figureOfGroups(asked, named, { ...words, isRanked });
}

/** The groups with their names; a series of which the reader may read no name is left out. */
export async function namesOfGroups<Row extends { key: string; name: string | null }>(
  db: Queryable,
  member: Member,
  group: AskGroup,
  rows: readonly Row[],
  measure: (row: Row) => number,
): Promise<NamedGroup[]> {
  const keys = group === 'series' ? rows.map(({ key }) => key) : [];
  const nameOf = new Map((await nameSeries(db, member, keys)).map(({ id, name }) => [id, name]));
  return rows.flatMap((row) => {
    const name = row.name ?? nameOf.get(row.key) ?? nameOfKey(group, row.key);
    return name === null ? [] : [{ key: row.key, name, total: measure(row) }];
  });
}

/** One line for each group; the value is the first by the order, or the sum. */
export function figureOfGroups(
  asked: FigureAsked,
  groups: readonly NamedGroup[],
  { write, writeSum, noun, definition, screen, inAll, isRanked = false }: Omit<Measured, 'measure'>,
): AskFigure {
  const { order } = asked.query;
  const group = asked.query.group ?? 'month';
  const ordered = inOrder(groups, group, order);
  const lines = ordered.map(({ key, name, total }) =>
    lineOf(name, { value: write(total), path: pathOf(group, key) }),
  );
  const [first] = ordered;
  if ((isRanked || order === 'most' || order === 'least') && first)
    return figureOf({
      value: first.name,
      label: `${order === 'least' ? 'the least' : 'the most'}, ${write(first.total)}${scopeWords(asked)}`,
      definition,
      screen,
      lines,
    });
  const sum = inAll ?? groups.reduce((total, one) => total + one.total, 0);
  return figureOf({
    value: groups.length === 0 ? none : writeSum(sum),
    label: `${noun(sum)}${scopeWords(asked)}, by ${group}`,
    definition,
    screen,
    lines,
  });
}

const isTime = (group: AskGroup) => group === 'week' || group === 'month' || group === 'quarter';

/** By the order; else time by time, the newest first, and others by their size. */
function inOrder(groups: readonly NamedGroup[], group: AskGroup, order: AskOrder | null) {
  const bySize = (one: NamedGroup, other: NamedGroup) =>
    other.total - one.total || one.name.localeCompare(other.name, 'en');
  if (order === 'least') return groups.toSorted((one, other) => bySize(other, one));
  if (order === 'most' || !isTime(group)) return groups.toSorted(bySize);
  return groups.toSorted((one, other) => other.key.localeCompare(one.key));
}

function nameOfKey(group: AskGroup, key: string): string | null {
  if (group === 'week') return `Week of ${shortDay(key)}`;
  if (group === 'month') return monthValue(key);
  if (group === 'quarter') return quarterValue(key);
  return group === 'department' || group === 'team' ? key : null;
}

function pathOf(group: AskGroup, key: string): string | null {
  if (group === 'series') return seriesPath(key);
  return group === 'person' && isUuid(key) ? personPath(key) : null;
}
