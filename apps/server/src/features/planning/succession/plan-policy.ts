import type { SuccessionPlan } from '@rapport/contract';
import type { Member } from '../../../platform/session.ts';
import type { PlanRow } from './plan-repository.ts';

/** Its author may delete it; of those with whom it is shared, admins and owners who may change it. */
export function planAbilities(
  { accountId, role }: Pick<Member, 'accountId' | 'role'>,
  { createdBy, mayChange }: Pick<PlanRow, 'createdBy' | 'mayChange'>,
): SuccessionPlan['can'] {
  return {
    change: mayChange,
    delete: createdBy === accountId || (mayChange && role !== 'member'),
  };
}
