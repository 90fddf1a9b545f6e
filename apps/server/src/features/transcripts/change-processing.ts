import type { Database, Meeting, Queryable } from '../../database/types.ts';
import { badRequest } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { lockMeetingToChange } from '../meetings/lock-meeting.ts';
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
    const meeting = await lockMeetingToChange(tx, member, id);
    if (!nextStatus(meeting.status, action)) throw badRequest(refusal.code, refusal.message);
    return change(tx, meeting);
  });
}
