import type { Sentiment } from '@rapport/contract';
import type { Sign } from '../company/person-row.ts';

export const connectionTypes = [
  'direct_reports',
  'cross_functional',
  'peer',
  'mentorship',
  'collaboration',
] as const;

export type ConnectionType = (typeof connectionTypes)[number];

/** Two people who work with one another; of a reporting line the manager is the source, of a mentorship the mentor. */
export type Connection = {
  /** The id of an employee, as is `target`. */
  source: string;
  target: string;
  /** From 1 to 10; strong from 7. */
  strength: number;
  type: ConnectionType;
  sentiment: Sentiment;
};

/** A connection told by hand: from whom, to whom, strength, mood. */
export type ConnectionRow = readonly [source: string, target: string, strength: number, mood: Sign];
