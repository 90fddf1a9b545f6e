import type { Database } from '../../../database/types.ts';
import { deleteOldConnections } from './old-connections-repository.ts';

/** Deletes what can no longer be used: connections, tokens, and programs that nobody has let in. */
export const sweepConnections = ({ db }: { db: Database }): Promise<void> =>
  deleteOldConnections(db);
