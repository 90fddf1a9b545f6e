import type { MeetingAbilities } from '@rapport/contract';
import type { Meeting } from '../../database/types.ts';
import { forbidden } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { nextStatus } from './processing-state.ts';

type Subject = Pick<Meeting, 'uploadedBy' | 'status'>;

/** Among those who may read a meeting, the uploader, admins and owners may change it. */
export function mayChange(member: Member, meeting: Pick<Meeting, 'uploadedBy'>): boolean {
  return member.role !== 'member' || meeting.uploadedBy === member.accountId;
}

/** The actions that the member may take on the meeting in its current status. */
export function meetingAbilities(member: Member, meeting: Subject): MeetingAbilities {
  const allowed = mayChange(member, meeting);
  return {
    cancel: allowed && nextStatus(meeting.status, 'cancel') !== null,
    retry: allowed && nextStatus(meeting.status, 'retry') !== null,
    delete: allowed,
    correct: allowed && meeting.status === 'completed',
  };
}

/** @throws AppError 403 if the member may not change the meeting */
export function requireChange(member: Member, meeting: Subject): void {
  if (!mayChange(member, meeting)) throw forbidden();
}

/** Only the uploader decides who else may read a meeting; a role gives no access to content. */
export const mayShare = (member: Member, meeting: Subject): boolean =>
  meeting.uploadedBy === member.accountId;
