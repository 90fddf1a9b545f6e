import type { SuccessionPlan } from '@rapport/contract';
import type { Member } from '../../../platform/session.ts';
import type { PlanRow } from './plan-repository.ts';

/** A plan may be changed by all who see it, shared by its author, and deleted by its author, admins and owners. */
export function planAbilities(
  { accountId, role }: Pick<Member, 'accountId' | 'role'>,
  { createdBy }: Pick<PlanRow, 'createdBy'>,
): SuccessionPlan['can'] {
  const isAuthor = createdBy === accountId;
  return { share: isAuthor, delete: isAuthor || role !== 'member' };
}
