import type { PromisedAction } from '@rapport/contract';

const last = '9999-12-31';

/** Open ones by day, then open ones without a day, then those that are done. */
export const bySoonest = (promises: readonly PromisedAction[]): PromisedAction[] =>
  promises.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : rankOf(a) > rankOf(b) ? 1 : 0));

const rankOf = ({ state, dueDay }: PromisedAction) =>
  `${state === 'open' ? 'open' : 'shut'} ${dueDay ?? last}`;
