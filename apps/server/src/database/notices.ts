import type { LogEvent } from 'kysely';
import { databaseTrouble } from './database-trouble.ts';

/** What statements of this process have met of their database, beyond their own failure. */
export type Notices = {
  /** The first damage that was met: it stays, until the database is another. */
  damage?: unknown;
  /** A statement found no room, and since then nobody has seen that there is some. */
  isFull: boolean;
};

/** Notes trouble of any statement, whoever asked for it. */
export const noteTrouble = (notices: Notices) => (event: LogEvent) => {
  if (event.level !== 'error') return;
  const trouble = databaseTrouble(event.error);
  if (trouble === 'damaged') notices.damage ??= event.error;
  if (trouble === 'full') notices.isFull = true;
};
