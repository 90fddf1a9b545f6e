import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';

/** Names of the departments and teams of the directory. */
export async function listGroupNames(db: Queryable, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct "name" from (
      select "department" as "name" from "directoryUser" where "organizationId" = ${organizationId}
      union all
      select unnest("teams") from "directoryUser" where "organizationId" = ${organizationId}) "group"
    where "name" is not null order by "name"`.execute(db);
  return rows.map(({ name }) => name);
}
