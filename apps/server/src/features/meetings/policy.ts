import type { MeetingAbilities } from '@rapport/contract';
import type { Meeting } from '../../database/types.ts';
import { forbidden } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { nextStatus } from '../transcripts/processing-state.ts';

type Subject = Pick<Meeting, 'uploadedBy' | 'status'>;

/** Changing a meeting is for its uploader, admins and owners; reading it is for every member. */
function mayChange(member: Member, meeting: Subject): boolean {
  return member.role !== 'member' || meeting.uploadedBy === member.accountId;
}

/** What the member may do with the meeting as it stands. */
export function meetingAbilities(member: Member, meeting: Subject): MeetingAbilities {
  const allowed = mayChange(member, meeting);
  return {
    cancel: allowed && nextStatus(meeting.status, 'cancel') !== null,
    retry: allowed && nextStatus(meeting.status, 'retry') !== null,
    delete: allowed,
    correct: allowed && meeting.status === 'completed',
  };
}

/** Refuses with 403 whoever may not change the meeting. */
export function requireChange(member: Member, meeting: Subject): void {
  if (!mayChange(member, meeting)) throw forbidden();
}
