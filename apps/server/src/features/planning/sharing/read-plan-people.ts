import type { PlanCandidate, PlanPeople } from '@rapport/contract';
import type { Queryable } from '../../../database/types.ts';
import type { OfPlan } from '../../../ground/planning/plan-audience-repository.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Member } from '../../../platform/session.ts';
import { requireFigures } from '../../figures/require-figures.ts';
import { requireShownByPerson } from '../require-planning.ts';
import { requireTemplate } from '../scenarios/require-template.ts';
import { listLeftOut, listPlanReaders, searchCandidates } from './plan-people-repository.ts';
import { findSharedPlan, type SharedPlan } from './shared-plan-repository.ts';

const candidatesMax = 10;

/** Who made the plan may share it; if they left, whoever sees it and may plan about persons. */
export const mayShare = (
  { accountId }: Member,
  { maker, isMakerGone, isPlanner }: SharedPlan,
): boolean => isPlanner && (maker === accountId || isMakerGone);

/** @throws AppError 404 for a plan that the member does not see, 403 for one that the organization's rules hide */
export async function requireSharedPlan(
  db: Queryable,
  member: Member,
  of: OfPlan,
  lock?: { locked: true },
): Promise<SharedPlan> {
  const plan = await findSharedPlan(db, member, of, lock);
  if (!plan) throw notFound('Plan');
  if (plan.kind === 'succession') await requireShownByPerson(db, member);
  if (plan.template !== null) {
    await requireFigures(db, member);
    requireTemplate(member, plan.template);
  }
  return plan;
}

export async function readPlanPeople(
  db: Queryable,
  member: Member,
  of: OfPlan,
): Promise<PlanPeople> {
  const plan = await requireSharedPlan(db, member, of);
  const leftOut = await listLeftOut(db, member, of);
  return {
    title: plan.title ?? 'Former participant',
    people: await listPlanReaders(db, member, of),
    leftOut: leftOut.map(({ isMember, ...person }) => person),
    canShare: mayShare(member, plan),
  };
}

export async function findPlanCandidates(
  db: Queryable,
  member: Member,
  of: OfPlan,
  name: string,
): Promise<{ people: PlanCandidate[]; hasMore: boolean }> {
  await requireSharedPlan(db, member, of);
  const found = await searchCandidates(db, member, of, { name, limit: candidatesMax + 1 });
  return { people: found.slice(0, candidatesMax), hasMore: found.length > candidatesMax };
}
