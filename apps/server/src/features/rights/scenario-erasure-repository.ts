import { sql } from 'kysely';
import { jsonText } from '../../database/jsonb.ts';
import { rowsOf, valuesOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { holdsName } from './holds-name-repository.ts';

/** `version` is null for the scenario itself. */
type ScenarioTexts = {
  id: string;
  version: number | null;
  title: string;
  reason: string;
  steps: string[];
};

/** Scenarios, and their versions, with one of these names in a text. Locks the scenarios. */
export async function listScenariosNaming(
  tx: Queryable,
  organizationId: string,
  names: readonly string[],
): Promise<ScenarioTexts[]> {
  await sql`
    select "id" from "scenario" where "organizationId" = ${organizationId}
    order by "id" for update`.execute(tx);
  const written = sql`concat_ws(' ', "title", "reason",
    (select string_agg("step", ' ') from jsonb_array_elements_text("steps") "step"))`;
  return rowsOf<ScenarioTexts>(tx)`
    select * from (
      select "id", null::integer as "version", "title", "reason", "configuration" -> 'steps' as "steps"
      from "scenario" where "organizationId" = ${organizationId}
      union all
      select "scenarioId", "version", "title", "reason", "configuration" -> 'steps'
      from "scenarioVersion" where "organizationId" = ${organizationId}
    ) "written"
    where ${holdsName(written, names)}`;
}

export async function saveScenarioTexts(
  tx: Queryable,
  organizationId: string,
  texts: readonly ScenarioTexts[],
): Promise<void> {
  if (texts.length === 0) return;
  const given = sql`jsonb_to_recordset(${jsonText(texts)}::jsonb)
    "new" ("id" uuid, "version" integer, "title" text, "reason" text, "steps" jsonb)`;
  const set = sql`"title" = "new"."title", "reason" = "new"."reason",
    "configuration" = jsonb_set("old"."configuration", '{steps}', "new"."steps")`;
  await sql`
    update "scenario" "old" set ${set} from ${given}
    where "old"."organizationId" = ${organizationId} and "old"."id" = "new"."id"
      and "new"."version" is null`.execute(tx);
  await sql`
    update "scenarioVersion" "old" set ${set} from ${given}
    where "old"."organizationId" = ${organizationId} and "old"."scenarioId" = "new"."id"
      and "old"."version" = "new"."version"`.execute(tx);
  const ids = texts.map(({ id }) => id);
  await raiseVersions(tx, organizationId, ids);
}

/** Marks that steps became actions are moved to the steps' new texts. */
export async function moveStepMarks(
  tx: Queryable,
  organizationId: string,
  marks: readonly { id: string; from: string; to: string }[],
): Promise<void> {
  if (marks.length === 0) return;
  await sql`
    with "moved" as (
      delete from "scenarioAction" "old"
      using jsonb_to_recordset(${jsonText(marks)}::jsonb) "new" ("id" uuid, "from" text, "to" text)
      where "old"."organizationId" = ${organizationId} and "old"."scenarioId" = "new"."id"
        and "old"."key" = "new"."from"
      returning "old"."scenarioId", "new"."to", "old"."actionId"
    )
    insert into "scenarioAction" ("organizationId", "scenarioId", "key", "actionId")
    select ${organizationId}, "scenarioId", "to", "actionId" from "moved"
    on conflict do nothing`.execute(tx);
}

/**
 * Also raises the number of the stored latest version. A screen or run with the old number cannot
 * write the old texts back.
 */
async function raiseVersions(tx: Queryable, organizationId: string, ids: readonly string[]) {
  await sql`
    update "scenarioVersion" "kept" set "version" = "kept"."version" + 1 from "scenario"
    where "kept"."organizationId" = ${organizationId} and "kept"."scenarioId" = any (${ids}::uuid[])
      and "scenario"."id" = "kept"."scenarioId"
      and "scenario"."version" = "kept"."version"`.execute(tx);
  await sql`
    update "scenario" set "version" = "version" + 1
    where "organizationId" = ${organizationId} and "id" = any (${ids}::uuid[])`.execute(tx);
}

/** Replaces the id of a person, who then appears as a former participant. */
export async function forgetInScenarios(
  tx: Queryable,
  organizationId: string,
  { directoryUserId, replacedBy }: { directoryUserId: string; replacedBy: string },
): Promise<void> {
  const without = (column: string) =>
    sql`replace(${sql.ref(column)}::text, ${directoryUserId}, ${replacedBy})`;
  const holds = (column: string) =>
    sql`position(${directoryUserId} in ${sql.ref(column)}::text) > 0`;
  const forget = async (table: string, scenarioId: string) => {
    return valuesOf<string>(tx)`
      update ${sql.table(table)} set "configuration" = ${without('configuration')}::jsonb,
        "result" = ${without('result')}::jsonb
      where "organizationId" = ${organizationId}
        and (${holds('configuration')} or coalesce(${holds('result')}, false))
      returning ${sql.ref(scenarioId)} as "id"`;
  };
  const changed = [
    ...(await forget('scenario', 'id')),
    ...(await forget('scenarioVersion', 'scenarioId')),
  ];
  await raiseVersions(tx, organizationId, changed);
  await sql`
    update "scenarioAction" set "key" = ${without('key')}
    where "organizationId" = ${organizationId} and ${holds('key')}`.execute(tx);
}
