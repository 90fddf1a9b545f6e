import {
  type NewSuccessionPlan,
  type PlanDeletion,
  type SuccessionPlan,
  type SuccessionPlanUpdate,
  successionPlansMax,
} from '@rapport/contract';
import type { Database, Queryable } from '../../../database/types.ts';
import { publishToAccounts } from '../../../ground/meeting/publish-to-accounts.ts';
import {
  notifyPlanShared,
  notifyTasksGiven,
} from '../../../ground/notification/plan-notification-repository.ts';
import { badRequest, forbidden, notFound } from '../../../platform/errors.ts';
import type { EventBus } from '../../../platform/event-bus.ts';
import type { Actor } from '../../../platform/session.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { nameDirectoryPeople } from '../../users/read-directory.ts';
import { requirePlanningByPerson } from '../require-planning.ts';
import { requireVersion } from '../require-version.ts';
import { planAbilities } from './plan-policy.ts';
import {
  deletePlanRow,
  findPlan,
  insertPlan,
  listSteps,
  type PlanRow,
  replaceCandidates,
  replaceSteps,
  savePlan,
} from './plan-repository.ts';
import { composePlan } from './read-plans.ts';

type Services = { db: Database; bus: EventBus };

/** @throws AppError 403 as `readPlans`, 404 for a person who is not in the directory, 400 TOO_MANY_PLANS */
export async function addPlan(
  { db, bus }: Services,
  actor: Actor,
  { candidates, ...plan }: NewSuccessionPlan,
): Promise<{ id: string }> {
  await requirePlanningByPerson(db, actor);
  const { organizationId } = actor;
  const id = await db.transaction().execute(async (tx) => {
    await requirePeople(tx, actor, [plan.personId, ...candidates.map(({ personId }) => personId)]);
    const planId = await insertPlan(tx, actor, plan);
    if (planId === undefined)
      throw badRequest('TOO_MANY_PLANS', `You can have at most ${successionPlansMax} plans.`);
    await replaceCandidates(tx, { organizationId, planId }, candidates);
    await record(tx, actor, planId, 'added');
    return planId;
  });
  await tell(bus, actor, id, [actor.accountId]);
  return { id };
}

/**
 * A change names the version that it was made on.
 * @throws AppError 404 for a plan that the actor does not see, 403 if only its author may, 409 if it was changed
 * meanwhile
 */
export async function changePlan(
  { db, bus }: Services,
  actor: Actor,
  id: string,
  { version, candidates, steps, ...columns }: SuccessionPlanUpdate,
): Promise<SuccessionPlan> {
  await requirePlanningByPerson(db, actor);
  const { organizationId } = actor;
  const { before, after } = await db.transaction().execute(async (tx) => {
    const plan = await requirePlan(tx, actor, id);
    const becomesShared = columns.isShared ?? plan.isShared;
    if (becomesShared !== plan.isShared && !planAbilities(actor, plan).share) throw forbidden();
    requireVersion(actor, plan, version);
    await requirePeople(tx, actor, [
      ...(candidates ?? []).map(({ personId }) => personId),
      ...(steps ?? []).map(({ owner }) => owner?.personId ?? null),
    ]);
    if (candidates) await replaceCandidates(tx, { organizationId, planId: id }, candidates);
    const ownersBefore = await stepOwners(tx, organizationId, id);
    if (steps) await replaceSteps(tx, { organizationId, planId: id }, steps);
    await savePlan(tx, actor, id, columns);
    if (becomesShared) {
      const where = { column: 'successionPlanId', id } as const;
      const owners = await stepOwners(tx, organizationId, id);
      const isNew = (owner: string) => !plan.isShared || !ownersBefore.has(owner);
      if (!plan.isShared) await notifyPlanShared(tx, actor, where);
      await notifyTasksGiven(tx, actor, where, [...owners].filter(isNew));
    }
    const sharing = becomesShared ? 'shared' : 'no longer shared';
    await record(tx, actor, id, becomesShared === plan.isShared ? 'changed' : sharing);
    return { before: plan, after: await composePlan(tx, actor, id) };
  });
  await tell(bus, actor, id, before.isShared || after.isShared ? null : [actor.accountId]);
  return after;
}

/**
 * @throws AppError 404 for a plan that the actor does not see, 403 if they may not delete it, 409 if it was changed since
 * the version that was shown
 */
export async function deletePlan(
  { db, bus }: Services,
  actor: Actor,
  id: string,
  { version }: PlanDeletion,
): Promise<void> {
  await requirePlanningByPerson(db, actor);
  const { isShared } = await db.transaction().execute(async (tx) => {
    const plan = await requirePlan(tx, actor, id);
    if (!planAbilities(actor, plan).delete) throw forbidden();
    requireVersion(actor, plan, version);
    await deletePlanRow(tx, actor.organizationId, id);
    await record(tx, actor, id, 'deleted');
    return plan;
  });
  await tell(bus, actor, id, isShared ? null : [actor.accountId]);
}

async function stepOwners(tx: Queryable, organizationId: string, planId: string) {
  const steps = await listSteps(tx, { organizationId, planId });
  return new Set(steps.flatMap(({ ownerId, isDone }) => (isDone ? [] : (ownerId ?? []))));
}

async function requirePlan(tx: Queryable, actor: Actor, id: string): Promise<PlanRow> {
  const plan = await findPlan(tx, actor, id, { locked: true });
  if (!plan) throw notFound('Plan');
  return plan;
}

async function requirePeople(
  tx: Queryable,
  { organizationId }: Actor,
  ids: readonly (string | null)[],
): Promise<void> {
  const named = new Set(ids.flatMap((id) => id ?? []));
  const found = await nameDirectoryPeople(tx, organizationId, [...named]);
  if (found.size < named.size) throw notFound('Person');
}

type Detail = 'added' | 'changed' | 'shared' | 'no longer shared' | 'deleted';

const record = (tx: Queryable, actor: Actor, targetId: string, detail: Detail) =>
  recordAuditEvent(tx, actor, { action: 'succession-plan-changed', targetId, detail });

/** Null means every member. */
const tell = (
  bus: EventBus,
  { organizationId }: Actor,
  id: string,
  accounts: readonly string[] | null,
) =>
  publishToAccounts(
    bus,
    { name: 'planning-updated', payload: { organizationId, kind: 'succession', id } },
    accounts,
  );
