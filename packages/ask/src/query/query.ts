import type { Period } from '../question/period.ts';

/** What a question asks for. `said` and `summary` are answered by quotes, all others by figures. */
export type Measure =
  | 'meetings'
  | 'hours'
  | 'people-heard'
  | 'attended'
  | 'ties'
  | 'bridges'
  | 'mentions'
  | 'actions'
  | 'decisions'
  | 'open-questions'
  | 'topics'
  | 'mood'
  | 'series'
  | 'what-changed'
  | 'what-happened'
  | 'first'
  | 'last'
  | 'longest'
  | 'when'
  | 'most'
  | 'said'
  | 'summary';

/** Which of the things of a measure are asked for; each state belongs to one measure or two. */
export type QueryState =
  /** Hours: the time spoken instead of the length of meetings. */
  | 'spoken'
  /** People heard. */
  | 'not-heard'
  | 'first-time'
  | 'no-longer'
  /** Ties: who has none. */
  | 'none'
  /** Actions. */
  | 'open'
  | 'overdue'
  | 'this-week'
  | 'later'
  | 'no-date'
  | 'no-owner'
  | 'done'
  | 'dropped'
  | 'earlier'
  /** Topics. */
  | 'new'
  /** Series. */
  | 'began'
  | 'paused'
  | 'ended'
  | 'running'
  | 'opener'
  /** Attended: who was not there. */
  | 'missing';

export type QueryGroup = 'person' | 'department' | 'team' | 'series' | 'week' | 'month' | 'quarter';

/** `last` and `next`: only the last held meeting, or the next one that is expected. */
export type QueryOrder = 'most' | 'least' | 'rising' | 'falling' | 'shortest' | 'last' | 'next';

/**
 * A question as something that can be computed. Names are as the organization writes them. Several people or
 * departments mean meetings in which all of them were heard; with a group, each of them alone.
 */
export type Query = {
  measure: Measure;
  people: string[];
  /** Departments and teams. */
  departments: string[];
  /** Series, or titles of single meetings. */
  series: string[];
  /** The matter, in the words of the question. */
  topic: string | null;
  period: Period | null;
  state: QueryState | null;
  group: QueryGroup | null;
  order: QueryOrder | null;
};
