import { type ScenarioVersion, scenarioVersionsMax } from '@rapport/contract';
import { sql } from 'kysely';
import { rowsOf, valuesOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import { accountName } from '../../../ground/shown-name-repository.ts';
import type { ScenarioContent } from './scenario-repository.ts';

/** Stores the current content of a scenario as a version, and deletes the oldest ones above `scenarioVersionsMax`. */
export async function storeVersion(
  tx: Queryable,
  organizationId: string,
  { id, what }: { id: string; what: ScenarioVersion['what'] },
): Promise<void> {
  await sql`
    insert into "scenarioVersion" ("organizationId", "scenarioId", "version", "what", "title",
      "reason", "targetDate", "configuration", "status", "result", "savedBy", "savedAt")
    select "organizationId", "id", "version", ${what}, "title", "reason", "targetDate",
      "configuration", "status", "result", "changedBy", "changedAt"
    from "scenario" where "organizationId" = ${organizationId} and "id" = ${id}`.execute(tx);
  await sql`
    delete from "scenarioVersion" "old" using "scenario"
    where "old"."organizationId" = ${organizationId} and "old"."scenarioId" = ${id}
      and "scenario"."id" = ${id}
      and "old"."version" <= "scenario"."version" - ${scenarioVersionsMax}`.execute(tx);
}

type VersionRow = Omit<ScenarioVersion, 'savedAt'> & { savedAt: Date };

const savedByName = accountName('kept.savedBy', 'kept.organizationId');

export const listVersions = (
  db: Queryable,
  organizationId: string,
  scenarioId: string,
) => rowsOf<VersionRow>(db)`
    select "version", "what", "title", "result" #>> '{basis,day}' as "computedOn", "savedAt",
      ${savedByName} as "savedBy"
    from "scenarioVersion" "kept"
    where "organizationId" = ${organizationId} and "scenarioId" = ${scenarioId}
    order by "version" desc`;

export type StoredVersion = ScenarioContent & {
  version: number;
  savedAt: Date;
  savedBy: string | null;
};

export async function findVersion(
  db: Queryable,
  organizationId: string,
  { scenarioId, version }: { scenarioId: string; version: number },
): Promise<StoredVersion | undefined> {
  const { rows } = await sql<StoredVersion>`
    select "version", "title", "reason", "targetDate"::text as "targetDate", "configuration",
      "status", "result", "savedAt", ${savedByName} as "savedBy"
    from "scenarioVersion" "kept"
    where "organizationId" = ${organizationId} and "scenarioId" = ${scenarioId}
      and "version" = ${version}`.execute(db);
  return rows[0];
}

/** Ids of the people in the configurations of its stored versions. */
export const listPeopleOfVersions = (
  db: Queryable,
  organizationId: string,
  scenarioId: string,
) => valuesOf<string>(db)`
    select distinct "person" as "id" from "scenarioVersion"
    cross join lateral jsonb_array_elements_text(
      coalesce("configuration" -> 'leavers', "configuration" -> 'people', '[]')) "person"
    where "organizationId" = ${organizationId} and "scenarioId" = ${scenarioId}`;
