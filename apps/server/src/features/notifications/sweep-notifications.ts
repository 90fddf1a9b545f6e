import type { Database } from '../../database/types.ts';
import { deleteOld } from './delivery-repository.ts';

export const sweepNotifications = ({ db }: { db: Database }): Promise<void> => deleteOld(db);
