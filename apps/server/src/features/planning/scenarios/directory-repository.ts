import type { ScenarioPerson } from '@rapport/contract';
import { sql } from 'kysely';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import { isUuid } from '../../../database/uuid.ts';
import { shownName } from '../../../ground/shown-name-repository.ts';

const columns = sql`
  "id", ${shownName()} as "name", "title", nullif(trim("department"), '') as "department"`;

export const listNamed = (
  db: Queryable,
  organizationId: string,
  ids: readonly string[],
) => rowsOf<ScenarioPerson>(db)`
    select ${columns} from "directoryUser"
    where "organizationId" = ${organizationId} and "id" = any (${ids.filter(isUuid)}::uuid[])
    order by "id"`;

export type GroupedPerson = ScenarioPerson & { teams: string[] };

/** Everybody in the directory, by name. */
export const listGrouped = (db: Queryable, organizationId: string) => rowsOf<GroupedPerson>(db)`
    select ${columns}, "teams" from "directoryUser"
    where "organizationId" = ${organizationId} order by "name", "id"`;
