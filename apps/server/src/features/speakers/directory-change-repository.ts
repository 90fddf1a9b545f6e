import { valuesOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';

/** Organizations with people for whom earlier meetings have not been searched. */
export const listChangedDirectories = (db: Queryable) => valuesOf<string>(db)`
    select distinct "organizationId" from "directoryUser"
    where "matchedAt" is null order by "organizationId"`;

/** Call it before the directory is read, so that later changes are handled by the next search. */
export async function recordMatched(db: Queryable, organizationId: string): Promise<void> {
  await db
    .updateTable('directoryUser')
    .set({ matchedAt: new Date() })
    .where('organizationId', '=', organizationId)
    .where('matchedAt', 'is', null)
    .execute();
}
