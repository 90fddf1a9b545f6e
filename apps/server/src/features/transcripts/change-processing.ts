import type { Database, Meeting, Queryable } from '../../database/types.ts';
import { badRequest, notFound } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { requireChange } from '../meetings/policy.ts';
import { lockMeeting } from './processing-repository.ts';
import { nextStatus, type ProcessingAction } from './processing-state.ts';

/** Locks a meeting, checks that the member may change it and that its state allows it, and changes it. */
export function changeProcessing(
  db: Database,
  member: Member,
  id: string,
  action: ProcessingAction,
  refusal: { code: string; message: string },
  change: (tx: Queryable, meeting: Meeting) => Promise<Meeting>,
): Promise<Meeting> {
  return db.transaction().execute(async (tx) => {
    const meeting = await lockMeeting(tx, member.organizationId, id);
    if (!meeting) throw notFound('Meeting');
    requireChange(member, meeting);
    if (!nextStatus(meeting.status, action)) throw badRequest(refusal.code, refusal.message);
    return change(tx, meeting);
  });
}
