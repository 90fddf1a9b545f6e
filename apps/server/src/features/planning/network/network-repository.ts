import type { PlannedPerson } from '@rapport/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';
import { shownName } from '../../../ground/shown-name-repository.ts';

/** All people of the directory. */
export async function listPeople(db: Queryable, organizationId: string): Promise<PlannedPerson[]> {
  const { rows } = await sql<PlannedPerson>`
    select "id", ${shownName()} as "name", "title", nullif(trim("department"), '') as "department"
    from "directoryUser" where "organizationId" = ${organizationId}`.execute(db);
  return rows;
}
