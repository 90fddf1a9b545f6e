import type { SuccessionPlan } from '@rapport/contract';
import type { Member } from '../../../platform/session.ts';
import type { PlanRow } from './plan-repository.ts';

/**
 * Everyone who sees a plan may change it; only its author may share it; its author, admins and owners may delete it.
 */
export function planAbilities(
  { accountId, role }: Pick<Member, 'accountId' | 'role'>,
  { createdBy }: Pick<PlanRow, 'createdBy'>,
): SuccessionPlan['can'] {
  const isAuthor = createdBy === accountId;
  return { share: isAuthor, delete: isAuthor || role !== 'member' };
}
