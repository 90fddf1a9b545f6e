import type { LogEvent } from 'kysely';
import { databaseTrouble } from './database-trouble.ts';

export type Notices = {
  /** The first damage that was noticed; never cleared. */
  damage?: unknown;
  /** True after a write failed for lack of space, until one succeeds. */
  isFull: boolean;
};

export const recordTrouble = (notices: Notices) => (event: LogEvent) => {
  if (event.level !== 'error') return;
  const trouble = databaseTrouble(event.error);
  if (trouble === 'damaged') notices.damage ??= event.error;
  if (trouble === 'full') notices.isFull = true;
};
