import { hasRow } from '../../database/matching-rows.ts';
import type { Queryable } from '../../database/types.ts';

/** Whether any organization of the installation lets assistants read. */
export const areAnyAssistantsOn = (db: Queryable) =>
  hasRow(db, 'organizationSettings', { areAssistantsOn: true });
