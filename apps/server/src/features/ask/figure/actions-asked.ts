import type { ActionFilter } from '@rapport/contract';
import { addDays } from '../../../ground/calendar-days.ts';
import type { Screen } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { nounOf } from './figure-words.ts';
import { addressOf } from './screens.ts';

export type ActionsAsked = ActionFilter & {
  owners?: readonly string[] | undefined;
  departments?: readonly string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

type State = FigureAsked['query']['state'];

/** The filters of the list for a state of a query. */
function stateFilter(state: State): Pick<ActionFilter, 'state' | 'due' | 'owner'> {
  switch (state) {
    case 'open':
    case 'done':
    case 'dropped':
      return { state };
    case 'overdue':
    case 'this-week':
    case 'later':
    case 'no-date':
      return { state: 'open', due: state };
    case 'no-owner':
      return { state: 'open', owner: 'nobody' };
    case 'earlier':
      return { state: 'from-before' };
    default:
      return {};
  }
}

/** What stands before or after 'actions'. */
const words: Partial<Record<NonNullable<State>, readonly [before: string, after: string]>> = {
  open: ['open ', ''],
  overdue: ['overdue ', ''],
  done: ['', ' done'],
  dropped: ['', ' dropped'],
  'this-week': ['open ', ' due this week'],
  later: ['open ', ' due later'],
  'no-date': ['open ', ' without a day'],
  'no-owner': ['open ', ' without an owner'],
  earlier: ['', ' from before the import'],
};

/** 'overdue actions' */
export function stateWords({ query: { state } }: FigureAsked, count: number): string {
  const [before, after] = (state && words[state]) ?? ['', ''];
  return `${before}${nounOf(count, 'action')}${after}`;
}

/** The days of done actions are those on which they were done, of others those on which they were said. */
function dayFilter({ query: { state }, from, to }: FigureAsked): Partial<ActionsAsked> {
  const [first, last] = [from ?? undefined, to ?? undefined];
  return state === 'done' ? { doneFrom: first, doneTo: last } : { from: first, to: last };
}

/** The query as a search in the list of actions. */
export function actionsAsked(asked: FigureAsked): ActionsAsked {
  const { query, people, series, scope } = asked;
  const owners = people.flatMap(({ userId }) => userId ?? []);
  // A question for the last meeting has its day, which the meeting itself implies.
  const days = scope.meetingId === null ? dayFilter(asked) : { meeting: scope.meetingId };
  return {
    whose: 'all',
    ...stateFilter(query.state),
    ...days,
    owners: owners.length > 0 ? owners : undefined,
    departments: query.departments.length > 0 ? query.departments : undefined,
    series: series?.id,
    search: query.topic ?? undefined,
  };
}

const weeksMost = 520;

/** Null if the address of the list cannot say the same. */
export function actionsScreen(asked: FigureAsked): Screen | null {
  const { whose, owners, departments, from, to, weeks, ...filter } = actionsAsked(asked);
  const [owner, ...others] = owners ?? [];
  const past = from === undefined && to === undefined ? undefined : weeksOf(asked);
  if (others.length > 0 || departments || past === null || asked.query.group !== null) return null;
  if (owner !== undefined && filter.owner !== undefined) return null;
  const parameters = { ...filter, owner: owner ?? filter.owner, weeks: past };
  return { path: addressOf('/actions', parameters), name: 'Actions' };
}

/** The number of weeks up to today, which is how the list limits the days; null if the days are others. */
function weeksOf({ from, to, today }: FigureAsked): string | null {
  if (from === null || (to !== null && to < today)) return null;
  const weeks = Math.round((Date.parse(today) - Date.parse(from)) / (7 * 24 * 60 * 60 * 1000));
  return weeks >= 1 && weeks <= weeksMost && addDays(today, -7 * weeks) === from
    ? `${weeks}`
    : null;
}
