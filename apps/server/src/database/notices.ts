import type { LogEvent } from 'kysely';
import { databaseTrouble } from './database-trouble.ts';

export type Notices = {
  /** The first one; never cleared. */
  damage?: unknown;
  /** A write failed for lack of space, and none succeeded since. */
  isFull: boolean;
};

export const noteTrouble = (notices: Notices) => (event: LogEvent) => {
  if (event.level !== 'error') return;
  const trouble = databaseTrouble(event.error);
  if (trouble === 'damaged') notices.damage ??= event.error;
  if (trouble === 'full') notices.isFull = true;
};
