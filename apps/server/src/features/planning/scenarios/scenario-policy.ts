import type { Scenario } from '@rapport/contract';
import type { Member } from '../../../platform/session.ts';
import type { ScenarioRow } from './scenario-repository.ts';

/**
 * A shared scenario is changed by everyone who sees it. Only its author shares it and takes that back; admins and owners
 * also delete it.
 */
export function scenarioAbilities(
  { accountId, role }: Pick<Member, 'accountId' | 'role'>,
  { ownerId, createdBy }: Pick<ScenarioRow, 'ownerId' | 'createdBy'>,
): Scenario['can'] {
  const isAuthor = createdBy === accountId;
  return { share: isAuthor, delete: isAuthor || (ownerId === null && role !== 'member') };
}
