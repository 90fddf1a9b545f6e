import type { ScenarioPerson } from '@rapport/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';
import { isUuid } from '../../../database/uuid.ts';
import { shownName } from '../../../ground/shown-name-repository.ts';

const columns = sql`
  "id", ${shownName()} as "name", "title", nullif(trim("department"), '') as "department"`;

export async function listNamed(
  db: Queryable,
  organizationId: string,
  ids: readonly string[],
): Promise<ScenarioPerson[]> {
  const { rows } = await sql<ScenarioPerson>`
    select ${columns} from "directoryUser"
    where "organizationId" = ${organizationId} and "id" = any (${ids.filter(isUuid)}::uuid[])
    order by "id"`.execute(db);
  return rows;
}

export type GroupedPerson = ScenarioPerson & { teams: string[] };

/** Everybody in the directory, by name. */
export async function listGrouped(db: Queryable, organizationId: string): Promise<GroupedPerson[]> {
  const { rows } = await sql<GroupedPerson>`
    select ${columns}, "teams" from "directoryUser"
    where "organizationId" = ${organizationId} order by "name", "id"`.execute(db);
  return rows;
}
