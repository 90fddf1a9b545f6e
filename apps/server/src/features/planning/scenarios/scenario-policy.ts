import type { Scenario } from '@rapport/contract';
import type { Member } from '../../../platform/session.ts';
import type { ScenarioRow } from './scenario-repository.ts';

/** Its author may delete it; of those with whom it is shared, admins and owners who may change it. */
export function scenarioAbilities(
  { accountId, role }: Pick<Member, 'accountId' | 'role'>,
  { createdBy, mayChange }: Pick<ScenarioRow, 'createdBy' | 'mayChange'>,
): Scenario['can'] {
  return {
    change: mayChange,
    delete: createdBy === accountId || (mayChange && role !== 'member'),
  };
}
