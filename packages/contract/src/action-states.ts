import { type ActionCounts, type ActionState, actionStateSchema } from './action.ts';

const closed: Record<ActionState, boolean> = {
  open: false,
  'from-before': false,
  done: true,
  dropped: true,
};

/** Whether nobody has to do it any more. */
export const isClosed = (state: ActionState): boolean => closed[state];

export const actionStates: readonly ActionState[] = actionStateSchema.options;

/** The field of the counts that has the actions of a state. */
export const countOfState = {
  open: 'open',
  'from-before': 'fromBefore',
  done: 'done',
  dropped: 'dropped',
} as const satisfies Record<ActionState, keyof ActionCounts>;

export type StateCounts = Pick<ActionCounts, (typeof countOfState)[ActionState]>;

/** The number of actions in all states: those of the list. */
export const countListed = (counts: StateCounts): number =>
  actionStates.reduce((sum, state) => sum + counts[countOfState[state]], 0);
