import {
  type NewSuccessionCandidate,
  type NewSuccessionStep,
  type SuccessionPlanUpdate,
  type SuccessionWeights,
  successionPlansMax,
} from '@rapport/contract';
import { type Selectable, sql } from 'kysely';
import { jsonb } from '../../../database/jsonb.ts';
import { lockUntilCommit } from '../../../database/lock-until-commit.ts';
import { deleteRows } from '../../../database/matching-rows.ts';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable, Tables } from '../../../database/types.ts';
import { isUuid } from '../../../database/uuid.ts';
import {
  isChangeablePlan,
  isReadablePlan,
  isSharedPlan,
} from '../../../ground/planning/readable-plans-repository.ts';
import { accountName } from '../../../ground/shown-name-repository.ts';
import type { Member } from '../../../platform/session.ts';

type Reader = Pick<Member, 'organizationId' | 'accountId'>;

export type PlanRow = Omit<Selectable<Tables['successionPlan']>, 'organizationId' | 'createdAt'> & {
  isShared: boolean;
  mayChange: boolean;
  /** Names or addresses; null for former members. */
  author: string | null;
  changedByName: string | null;
};

const nameOf = (account: string) => accountName(`plan.${account}`, 'plan.organizationId');

const columnsFor = (member: Member) => sql`
  "plan"."id", "plan"."version", "plan"."role", "plan"."personId", "plan"."weights", "plan"."notes",
  ${isSharedPlan('succession', 'plan')} as "isShared",
  ${isChangeablePlan('succession', member, 'plan')} as "mayChange", "plan"."createdBy", "plan"."changedBy", "plan"."changedAt",
  ${nameOf('createdBy')} as "author", ${nameOf('changedBy')} as "changedByName"`;

export type PlanCounts = {
  candidates: number;
  steps: number;
  stepsDone: number;
  nextDueOn: string | null;
};

/** Last changed first. */
export const listPlans = (
  db: Queryable,
  reader: Member,
  plansMax: number,
): Promise<(PlanRow & PlanCounts)[]> => rowsOf<PlanRow & PlanCounts>(db)`
    select ${columnsFor(reader)}, "candidate"."candidates", "step".*
    from "successionPlan" "plan"
    cross join lateral (
      select count(*)::integer as "candidates" from "successionCandidate"
      where "organizationId" = ${reader.organizationId} and "planId" = "plan"."id") "candidate"
    cross join lateral (
      select count(*)::integer as "steps",
        count(*) filter (where "isDone")::integer as "stepsDone",
        min("dueOn") filter (where not "isDone")::text as "nextDueOn"
      from "successionStep"
      where "organizationId" = ${reader.organizationId} and "planId" = "plan"."id") "step"
    where ${isReadablePlan('succession', reader, 'plan')}
    order by "plan"."changedAt" desc, "plan"."id" limit ${plansMax}`;

/** `locked` locks the row until the transaction ends. */
export async function findPlan(
  db: Queryable,
  reader: Member,
  id: string,
  { locked = false } = {},
): Promise<PlanRow | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<PlanRow>`
    select ${columnsFor(reader)} from "successionPlan" "plan"
    where ${isReadablePlan('succession', reader, 'plan')} and "plan"."id" = ${id}
    ${locked ? sql`for update of "plan"` : sql``}`.execute(db);
  return rows[0];
}

/** Whether a plan that the reader sees is about the role of this person. */
export async function holdsReadableRole(
  db: Queryable,
  reader: Member,
  personId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from "successionPlan" "plan"
    where "plan"."personId" = ${personId} and ${isReadablePlan('succession', reader, 'plan')}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Undefined if the author has the maximum number of plans. */
export async function insertPlan(
  tx: Queryable,
  { organizationId, accountId }: Reader,
  plan: { personId: string; role: string; weights: SuccessionWeights },
): Promise<string | undefined> {
  // Locks until the transaction ends, so that plans of one person are counted and added one after the other.
  await lockUntilCommit(tx, 'succession', organizationId + accountId);
  const { rows } = await sql<{ id: string }>`
    insert into "successionPlan"
      ("organizationId", "personId", "role", "weights", "createdBy", "changedBy")
    select ${organizationId}, ${plan.personId}, ${plan.role}, ${jsonb(plan.weights)}, ${accountId},
      ${accountId}
    where (
      select count(*) from "successionPlan"
      where "organizationId" = ${organizationId} and "createdBy" = ${accountId}
    ) < ${successionPlansMax}
    returning "id"`.execute(tx);
  return rows[0]?.id;
}

export type PlanColumns = Pick<SuccessionPlanUpdate, 'role' | 'notes' | 'weights'>;

export async function savePlan(
  tx: Queryable,
  { organizationId, accountId }: Reader,
  id: string,
  { weights, ...columns }: PlanColumns,
): Promise<void> {
  await tx
    .updateTable('successionPlan')
    .set({
      ...columns,
      ...(weights && { weights: jsonb(weights) }),
      changedBy: accountId,
      changedAt: new Date(),
      version: sql`"version" + 1`,
    })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

export const deletePlanRow = (tx: Queryable, organizationId: string, id: string) =>
  deleteRows(tx, 'successionPlan', { organizationId, id });

type OfPlan = { organizationId: string; planId: string };

export const listCandidates = (db: Queryable, { organizationId, planId }: OfPlan) =>
  db
    .selectFrom('successionCandidate')
    .select(['directoryUserId', 'external', 'note'])
    .where('organizationId', '=', organizationId)
    .where('planId', '=', planId)
    .orderBy('position')
    .execute();
export type CandidateRow = Awaited<ReturnType<typeof listCandidates>>[number];

export const listSteps = (db: Queryable, { organizationId, planId }: OfPlan) =>
  db
    .selectFrom('successionStep')
    .select(['text', 'hasOwner', 'ownerId', 'isDone'])
    .select(sql<string | null>`"dueOn"::text`.as('dueOn'))
    .where('organizationId', '=', organizationId)
    .where('planId', '=', planId)
    .orderBy('position')
    .execute();
export type StepRow = Awaited<ReturnType<typeof listSteps>>[number];

export async function replaceCandidates(
  tx: Queryable,
  { organizationId, planId }: OfPlan,
  candidates: readonly NewSuccessionCandidate[],
): Promise<void> {
  await tx
    .deleteFrom('successionCandidate')
    .where('organizationId', '=', organizationId)
    .where('planId', '=', planId)
    .execute();
  if (candidates.length === 0) return;
  await tx
    .insertInto('successionCandidate')
    .values(
      candidates.map(({ personId, external, note }, position) => ({
        organizationId,
        planId,
        position,
        external,
        note,
        directoryUserId: personId,
      })),
    )
    .execute();
}

export async function replaceSteps(
  tx: Queryable,
  { organizationId, planId }: OfPlan,
  steps: readonly NewSuccessionStep[],
): Promise<void> {
  await tx
    .deleteFrom('successionStep')
    .where('organizationId', '=', organizationId)
    .where('planId', '=', planId)
    .execute();
  if (steps.length === 0) return;
  await tx
    .insertInto('successionStep')
    .values(
      steps.map(({ text, dueOn, owner, isDone }, position) => ({
        organizationId,
        planId,
        position,
        text,
        dueOn,
        isDone,
        hasOwner: owner !== null,
        ownerId: owner?.personId ?? null,
      })),
    )
    .execute();
}
