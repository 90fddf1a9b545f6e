import type { ActionFilter } from './action.ts';
import type { AskFilters } from './ask.ts';
import type { AskMeasure, AskQuery, AskState } from './ask-query.ts';
import type { TrustSettings } from './trust.ts';

/** The figure of a screen as a question: its words, and the query that answers it. */
export type ScreenQuestion = Omit<AskFilters, 'query'> & { question: string; query: AskQuery };

type Days = { from: string; to: string };
type Named = { id: string; name: string };
type Readers = Pick<TrustSettings, 'meetingReaders'>;

export const queryOf = (
  measure: AskMeasure,
  changes: Partial<Omit<AskQuery, 'measure'>> = {},
): AskQuery => ({
  measure,
  departments: [],
  topic: null,
  state: null,
  group: null,
  order: null,
  ...changes,
});

const ofDays = ({ from, to }: Days): Days => ({ from, to });

export const happenedQuestion = (days: Days): ScreenQuestion => ({
  question: 'What happened?',
  query: queryOf('what-happened'),
  ...ofDays(days),
});

export const changesQuestion = (days: Days): ScreenQuestion => ({
  question: 'What changed?',
  query: queryOf('what-changed'),
  ...ofDays(days),
});

/** Screens sum the hours of all meetings, a question those of the meetings that its reader may open. */
const sumsAlike = ({ meetingReaders }: Readers): boolean => meetingReaders === 'everyone';

export const hoursQuestion = (days: Days, readers: Readers): ScreenQuestion | null =>
  sumsAlike(readers)
    ? {
        question: 'How many hours of meetings were there?',
        query: queryOf('hours'),
        ...ofDays(days),
      }
    : null;

/** The mood of a department or a team. */
export const moodQuestion = (group: string, days: Days): ScreenQuestion => ({
  question: `How is the mood of ${group}?`,
  query: queryOf('mood', { departments: [group] }),
  ...ofDays(days),
});

/** The hours of meetings in which people of both departments spoke. */
export const togetherQuestion = (
  [one, other]: readonly [string, string],
  days: Days,
  readers: Readers,
): ScreenQuestion | null =>
  sumsAlike(readers)
    ? {
        question: `How many hours were ${one} and ${other} in meetings together?`,
        query: queryOf('hours', { departments: [one, other] }),
        ...ofDays(days),
      }
    : null;

/** The meetings in which two people answered each other. */
export const tieQuestion = (one: Named, other: Named, days: Days): ScreenQuestion => ({
  question: `How often did ${one.name} speak with ${other.name}?`,
  query: queryOf('ties'),
  people: [one.id, other.id],
  ...ofDays(days),
});

export const tiesQuestion = (person: Named, days: Days): ScreenQuestion => ({
  question: `Who speaks with ${person.name}?`,
  query: queryOf('ties'),
  people: [person.id],
  ...ofDays(days),
});

export const topicQuestion = (topic: string, days: Days): ScreenQuestion => ({
  question: `How often was “${topic}” mentioned?`,
  query: queryOf('topics', { topic }),
  ...ofDays(days),
});

export const seriesQuestion = ({ id, name }: Named): ScreenQuestion => ({
  question: `What happened to ${name}?`,
  query: queryOf('series'),
  series: id,
});

const actionWords = {
  open: 'are open',
  overdue: 'are overdue',
  'this-week': 'are due this week',
  later: 'are due later',
  'no-date': 'have no date',
  'no-owner': 'have no owner',
  done: 'are done',
  dropped: 'were dropped',
  earlier: 'are from before the import',
} as const satisfies Partial<Record<AskState, string>>;

/** The actions of the list with these filters; null where no query says the same. */
export function actionsQuestion(filter: ActionFilter, today: string): ScreenQuestion | null {
  const { whose, owner, meeting, weeks, series, search, doneFrom, doneTo } = filter;
  const state = stateOf(filter);
  if (state === null || whose !== 'all' || meeting !== undefined) return null;
  const isDone = state === 'done';
  const isDoneIn = doneFrom !== undefined || doneTo !== undefined;
  // The days of done actions are those on which they were done, of others those of their meetings.
  if (isDoneIn !== isDone && (isDoneIn || weeks !== undefined)) return null;
  if (isDone && weeks !== undefined) return null;
  const from = isDone ? doneFrom : weeks === undefined ? undefined : weeksBefore(today, weeks);
  const about = search ? ` with “${search}”` : '';
  return {
    question: `How many actions${about} ${actionWords[state]}?`,
    query: queryOf('actions', { state, topic: search ?? null }),
    ...(from !== undefined && { from }),
    ...(isDone && doneTo !== undefined && { to: doneTo }),
    ...(owner !== undefined && owner !== 'nobody' && { people: [owner] }),
    ...(series !== undefined && { series }),
  };
}

/** The open actions of a list without a state; null for filters that no state says. */
function stateOf({ state = 'open', due, owner }: ActionFilter): keyof typeof actionWords | null {
  if (owner === 'nobody') return state === 'open' && due === undefined ? 'no-owner' : null;
  if (state === 'from-before') return due === undefined ? 'earlier' : null;
  if (due === undefined) return state;
  return state === 'open' && due !== 'earlier' ? due : null;
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

const weeksBefore = (day: string, weeks: number): string =>
  new Date(Date.parse(day) - weeks * weekMs).toISOString().slice(0, 10);
