import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/** Organizations with people for whom earlier meetings have not been searched. */
export async function listChangedDirectories(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ organizationId: string }>`
    select distinct "organizationId" from "directoryUser"
    where "matchedAt" is null order by "organizationId"`.execute(db);
  return rows.map(({ organizationId }) => organizationId);
}

/** Call it before the directory is read, so that later changes are handled by the next search. */
export async function recordMatched(db: Queryable, organizationId: string): Promise<void> {
  await db
    .updateTable('directoryUser')
    .set({ matchedAt: new Date() })
    .where('organizationId', '=', organizationId)
    .where('matchedAt', 'is', null)
    .execute();
}
