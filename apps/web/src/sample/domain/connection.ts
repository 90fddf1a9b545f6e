import type { Sentiment } from '@rapport/contract';

export type ConnectionType =
  | 'direct_reports'
  | 'cross_functional'
  | 'peer'
  | 'mentorship'
  | 'collaboration';

/** For a reporting line the source is the manager, for a mentorship the mentor. */
export type Connection = {
  /** Employee ids. */
  source: string;
  target: string;
  /** 1 to 10; strong from 7. */
  strength: number;
  type: ConnectionType;
  sentiment: Sentiment;
};

export const connectionsOf = (
  connections: readonly Connection[],
  employeeId: string,
): readonly Connection[] =>
  connections.filter(({ source, target }) => source === employeeId || target === employeeId);
