import {
  type AskGroup,
  type AskMeasure,
  type AskOrder,
  type AskQuery,
  type AskState,
  askGroupSchema,
  askMeasures,
  askOrderSchema,
  askStates,
} from '@rapport/contract';

export const measureWords: Record<AskMeasure, string> = {
  meetings: 'meetings',
  hours: 'time in meetings',
  'people-heard': 'people heard',
  attended: 'who was there',
  ties: 'who spoke with whom',
  bridges: 'who links groups',
  mentions: 'mentions',
  actions: 'actions',
  decisions: 'decisions',
  'open-questions': 'open questions',
  topics: 'topics',
  mood: 'mood of groups',
  series: 'series',
  'what-changed': 'changes',
  'what-happened': 'all that happened',
  first: 'the first time',
  last: 'the last time',
  longest: 'the longest meeting',
  when: 'when it was',
  most: 'who talks most',
  said: 'quotes',
  summary: 'summary',
};

export const stateWords: Record<AskState, string> = {
  spoken: 'time spoken',
  'not-heard': 'not heard',
  'first-time': 'heard for the first time',
  'no-longer': 'no longer heard',
  none: 'never spoke together',
  open: 'open',
  overdue: 'overdue',
  'this-week': 'due this week',
  later: 'due later',
  'no-date': 'without a date',
  'no-owner': 'without an owner',
  done: 'done',
  dropped: 'dropped',
  earlier: 'from before the import',
  new: 'new',
  began: 'began',
  paused: 'paused',
  ended: 'ended',
  running: 'running',
  opener: 'who opens it',
  missing: 'who was missing',
};

export const groupWords: Record<AskGroup, string> = {
  person: 'person',
  department: 'department',
  team: 'team',
  series: 'series',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
};

export const orderWords: Record<AskOrder, string> = {
  most: 'most first',
  least: 'least first',
  rising: 'rising',
  falling: 'falling',
  shortest: 'shortest first',
  last: 'only the last',
  next: 'only the next',
};

/** Lists with fewer choices have no search, and open from the chip itself. */
export const searchedFrom = 8;

export type Choice = { value: string; label: string };

const choicesOf = <Value extends string>(
  values: readonly Value[],
  words: Record<Value, string>,
): Choice[] => values.map((value) => ({ value, label: words[value] }));

export const measureChoices = choicesOf(askMeasures, measureWords);
export const groupChoices = choicesOf(askGroupSchema.options, groupWords);
export const orderChoices = choicesOf(askOrderSchema.options, orderWords);

const statesByMeasure: Partial<Record<AskMeasure, readonly AskState[]>> = askStates;

export const statesOf = (measure: AskMeasure): readonly AskState[] =>
  statesByMeasure[measure] ?? [];
export const stateChoices = (measure: AskMeasure): Choice[] =>
  choicesOf(statesOf(measure), stateWords);

/** Whether quotes answer it, rather than a figure. */
export const isLookUp = ({ measure }: Pick<AskQuery, 'measure'>): boolean =>
  measure === 'said' || measure === 'summary';
