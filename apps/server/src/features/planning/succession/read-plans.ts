import type { SuccessionPlan, SuccessionPlans } from '@rapport/contract';
import type { Database, Queryable } from '../../../database/types.ts';
import { mayPlan } from '../../../ground/planning/planners-repository.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Member } from '../../../platform/session.ts';
import { nameDirectoryPeople } from '../../users/read-directory.ts';
import { requireShownByPerson } from '../require-planning.ts';
import { findPlan, listCandidates, listPlans, listSteps } from './plan-repository.ts';
import { presentItem, presentPlan } from './present-plan.ts';

const plansMax = 500;

/** @throws AppError 403 for members who may not see figures, in works-council mode, and if maps are switched off */
export async function readPlans(db: Database, member: Member): Promise<SuccessionPlans> {
  await requireShownByPerson(db, member);
  const rows = await listPlans(db, member, plansMax);
  const ids = rows.flatMap(({ personId }) => personId ?? []);
  const people = await nameDirectoryPeople(db, member.organizationId, ids);
  return {
    plans: rows.map((row) => presentItem(member, row, people)),
    mayPlan: await mayPlan(db, member),
  };
}

/** @throws AppError as `readPlans`, and 404 for a plan that the member does not see */
export async function readPlan(db: Database, member: Member, id: string): Promise<SuccessionPlan> {
  await requireShownByPerson(db, member);
  return composePlan(db, member, id);
}

export async function composePlan(
  db: Queryable,
  member: Member,
  id: string,
): Promise<SuccessionPlan> {
  const plan = await findPlan(db, member, id);
  if (!plan) throw notFound('Plan');
  const { organizationId } = member;
  const candidates = await listCandidates(db, { organizationId, planId: plan.id });
  const steps = await listSteps(db, { organizationId, planId: plan.id });
  const people = await nameDirectoryPeople(db, organizationId, [
    ...new Set([
      ...(plan.personId ? [plan.personId] : []),
      ...candidates.flatMap(({ directoryUserId }) => directoryUserId ?? []),
      ...steps.flatMap(({ ownerId }) => ownerId ?? []),
    ]),
  ]);
  return presentPlan(member, { plan, candidates, steps, people });
}
