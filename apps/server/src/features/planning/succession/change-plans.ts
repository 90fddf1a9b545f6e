import {
  type NewSuccessionPlan,
  type PlanDeletion,
  type SuccessionPlan,
  type SuccessionPlanUpdate,
  successionPlansMax,
} from '@rapport/contract';
import type { Database, Queryable } from '../../../database/types.ts';
import { publishToAccounts } from '../../../ground/meeting/publish-to-accounts.ts';
import { notifyTasksGiven } from '../../../ground/notification/plan-notification-repository.ts';
import { listPlanAudience } from '../../../ground/planning/plan-audience-repository.ts';
import { changeSubjects } from '../../../ground/planning/plan-subject-rules.ts';
import { badRequest, forbidden, notFound } from '../../../platform/errors.ts';
import type { EventBus } from '../../../platform/event-bus.ts';
import type { Actor } from '../../../platform/session.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { nameDirectoryPeople } from '../../users/read-directory.ts';
import {
  requirePlanner,
  requirePlanningByPerson,
  requireShownByPerson,
} from '../require-planning.ts';
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
 * Who may follow is for those who may plan about persons.
 * @throws AppError 404 for a plan that the actor does not see, 403 if they may not change it, 409 if it was changed
 * meanwhile
 */
export async function changePlan(
  { db, bus }: Services,
  actor: Actor,
  id: string,
  { version, candidates, steps, ...columns }: SuccessionPlanUpdate,
): Promise<SuccessionPlan> {
  await requireShownByPerson(db, actor);
  const { organizationId } = actor;
  const of = { kind: 'succession', id } as const;
  const { after, audience } = await db.transaction().execute(async (tx) => {
    const plan = await requirePlan(tx, actor, id);
    if (!planAbilities(actor, plan).change) throw forbidden();
    requireVersion(actor, plan, version);
    if (candidates) await requirePlanner(tx, actor);
    const before = await listPlanAudience(tx, organizationId, of);
    await requirePeople(tx, actor, [
      ...(candidates ?? []).map(({ personId }) => personId),
      ...(steps ?? []).map(({ owner }) => owner?.personId ?? null),
    ]);
    if (candidates)
      await changeSubjects(tx, actor, { ...of, maker: plan.createdBy }, () =>
        replaceCandidates(tx, { organizationId, planId: id }, candidates),
      );
    const ownersBefore = await stepOwners(tx, organizationId, id);
    if (steps) await replaceSteps(tx, { organizationId, planId: id }, steps);
    await savePlan(tx, actor, id, columns);
    const owners = await stepOwners(tx, organizationId, id);
    const added = [...owners.difference(ownersBefore)];
    await notifyTasksGiven(tx, actor, { column: 'successionPlanId', id }, added);
    await record(tx, actor, id, 'changed');
    const audience = [...before, ...(await listPlanAudience(tx, organizationId, of))];
    return { after: await composePlan(tx, actor, id), audience };
  });
  await tell(bus, actor, id, audience);
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
  await requireShownByPerson(db, actor);
  const audience = await db.transaction().execute(async (tx) => {
    const plan = await requirePlan(tx, actor, id);
    if (!planAbilities(actor, plan).delete) throw forbidden();
    requireVersion(actor, plan, version);
    const before = await listPlanAudience(tx, actor.organizationId, { kind: 'succession', id });
    await deletePlanRow(tx, actor.organizationId, id);
    await record(tx, actor, id, 'deleted');
    return before;
  });
  await tell(bus, actor, id, audience);
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

type Detail = 'added' | 'changed' | 'deleted';

const record = (tx: Queryable, actor: Actor, targetId: string, detail: Detail) =>
  recordAuditEvent(tx, actor, { action: 'succession-plan-changed', targetId, detail });

const tell = (bus: EventBus, { organizationId }: Actor, id: string, accounts: readonly string[]) =>
  publishToAccounts(
    bus,
    { name: 'planning-updated', payload: { organizationId, kind: 'succession', id } },
    [...new Set(accounts)],
  );
