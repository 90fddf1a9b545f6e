import type { ConnectionType } from '@/planning/connection.ts';
import type { Sign } from '../company/person-row.ts';

/** If two types name the same pair, the later one counts. */
export const connectionTypes: readonly ConnectionType[] = [
  'direct_reports',
  'cross_functional',
  'peer',
  'mentorship',
  'collaboration',
];

export type ConnectionRow = readonly [source: string, target: string, strength: number, mood: Sign];
