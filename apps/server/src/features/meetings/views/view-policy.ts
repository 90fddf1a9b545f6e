import type { MeetingView } from '@rapport/contract';
import type { Member } from '../../../platform/session.ts';
import type { ViewRow } from './view-repository.ts';

/**
 * A shared view can be changed by its author, admins and owners; only its author can share it or
 * end the sharing.
 */
export function viewAbilities(
  { accountId, role }: Pick<Member, 'accountId' | 'role'>,
  { ownerId, createdBy }: Pick<ViewRow, 'ownerId' | 'createdBy'>,
): MeetingView['can'] {
  const isAuthor = createdBy === accountId;
  return { change: isAuthor || (ownerId === null && role !== 'member'), share: isAuthor };
}
