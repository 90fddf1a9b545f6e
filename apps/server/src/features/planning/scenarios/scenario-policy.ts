import type { Scenario } from '@rapport/contract';
import type { Member } from '../../../platform/session.ts';
import type { ScenarioRow } from './scenario-repository.ts';

/**
 * Everyone who sees a shared scenario may change it. Only its author may share it or end the sharing; admins and
 * owners may also delete it.
 */
export function scenarioAbilities(
  { accountId, role }: Pick<Member, 'accountId' | 'role'>,
  { ownerId, createdBy }: Pick<ScenarioRow, 'ownerId' | 'createdBy'>,
): Scenario['can'] {
  const isAuthor = createdBy === accountId;
  return { share: isAuthor, delete: isAuthor || (ownerId === null && role !== 'member') };
}
