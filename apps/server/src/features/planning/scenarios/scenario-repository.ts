import {
  ownScenariosMax,
  personTemplates,
  type ScenarioConfiguration,
  type ScenarioResult,
  type ScenarioStatus,
  scenarioListMax,
} from '@rapport/contract';
import { sql } from 'kysely';
import { jsonb } from '../../../database/jsonb.ts';
import { lockUntilCommit } from '../../../database/lock-until-commit.ts';
import { deleteRows } from '../../../database/matching-rows.ts';
import { oneValueOf, rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import { isUuid } from '../../../database/uuid.ts';
import {
  isChangeablePlan,
  isReadablePlan,
  isSharedPlan,
} from '../../../ground/planning/readable-plans-repository.ts';
import { accountName } from '../../../ground/shown-name-repository.ts';
import type { Member } from '../../../platform/session.ts';

type Viewer = Pick<Member, 'organizationId' | 'accountId'>;

export type ScenarioContent = {
  title: string;
  reason: string;
  targetDate: string | null;
  configuration: ScenarioConfiguration;
  status: ScenarioStatus;
  result: ScenarioResult | null;
};

export type ScenarioRow = ScenarioContent & {
  id: string;
  version: number;
  isShared: boolean;
  mayChange: boolean;
  createdBy: string | null;
  createdAt: Date;
  changedAt: Date;
};

type Named = { author: string | null; changedBy: string | null; changedByName: string | null };

const nameOf = (account: string) => accountName(`scenario.${account}`, 'scenario.organizationId');

const rights = (member: Member) => sql`
  ${isSharedPlan('scenario')} as "isShared", ${isChangeablePlan('scenario', member)} as "mayChange"`;

const columns = sql`
  "scenario"."id", "scenario"."title", "scenario"."reason",
  "scenario"."targetDate"::text as "targetDate", "scenario"."configuration", "scenario"."status",
  "scenario"."result", "scenario"."version", "scenario"."createdBy",
  "scenario"."createdAt", "scenario"."changedAt"`;

export type ListedRow = Omit<ScenarioRow, 'configuration' | 'result' | 'reason'> & {
  template: ScenarioConfiguration['template'];
  computedOn: string | null;
  author: string | null;
};

export const listScenarios = (
  db: Queryable,
  member: Member,
  { withPersons }: { withPersons: boolean },
) => rowsOf<ListedRow>(db)`
    select "id", "title", "targetDate"::text as "targetDate", "status", "version", ${rights(member)},
      "createdBy", "createdAt", "changedAt", "configuration" ->> 'template' as "template",
      "result" #>> '{basis,day}' as "computedOn", ${nameOf('createdBy')} as "author"
    from "scenario"
    where ${isReadablePlan('scenario', member)}
      and (${withPersons} or "configuration" ->> 'template' <> all (${[...personTemplates]}::text[]))
    order by "changedAt" desc, "id" limit ${scenarioListMax}`;

/** `locked` locks the row until the transaction ends. */
export async function findScenario(
  db: Queryable,
  member: Member,
  id: string,
  { locked = false } = {},
): Promise<(ScenarioRow & Named) | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<ScenarioRow & Named>`
    select ${columns}, ${rights(member)}, "scenario"."changedBy", ${nameOf('createdBy')} as "author",
      ${nameOf('changedBy')} as "changedByName"
    from "scenario" where ${isReadablePlan('scenario', member)} and "scenario"."id" = ${id}
    ${locked ? sql`for update of "scenario"` : sql``}`.execute(db);
  return rows[0];
}

/** Whether the member may change a scenario, their own or a shared one. */
export async function mayChangeOne(db: Queryable, member: Member): Promise<boolean> {
  const { rows } = await sql`
    select from "scenario" where ${isChangeablePlan('scenario', member)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Locks until the transaction ends, so that scenarios of one person are counted and added one after the other. */
export async function hasRoomForOwn(
  tx: Queryable,
  { organizationId, accountId }: Viewer,
): Promise<boolean> {
  await lockUntilCommit(tx, 'scenarios', organizationId + accountId);
  return oneValueOf<boolean>(tx)`
    select count(*) < ${ownScenariosMax} as "hasRoom" from "scenario"
    where "organizationId" = ${organizationId} and "createdBy" = ${accountId}`;
}

export async function insertScenario(
  tx: Queryable,
  { organizationId, accountId }: Viewer,
  { configuration, result, ...content }: ScenarioContent,
): Promise<string> {
  const { id } = await tx
    .insertInto('scenario')
    .values({
      ...content,
      organizationId,
      configuration: jsonb(configuration),
      result: result && jsonb(result),
      createdBy: accountId,
      changedBy: accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Saves the content as the next version. */
export async function saveScenario(
  tx: Queryable,
  { organizationId, accountId }: Viewer,
  { id, configuration, result, ...content }: ScenarioContent & Pick<ScenarioRow, 'id' | 'version'>,
): Promise<void> {
  await tx
    .updateTable('scenario')
    .set({
      ...content,
      configuration: jsonb(configuration),
      result: result && jsonb(result),
      changedBy: accountId,
      changedAt: new Date(),
    })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

export const deleteScenarioRow = (tx: Queryable, organizationId: string, id: string) =>
  deleteRows(tx, 'scenario', { organizationId, id });
