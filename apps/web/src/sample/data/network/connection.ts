import type { ConnectionType } from '@/sample/domain/connection.ts';
import type { Sign } from '../company/person-row.ts';

/** If two types connect the same pair, the later type counts. */
export const connectionTypes: readonly ConnectionType[] = [
  'direct_reports',
  'cross_functional',
  'peer',
  'mentorship',
  'collaboration',
];

export type ConnectionRow = readonly [source: string, target: string, strength: number, mood: Sign];
