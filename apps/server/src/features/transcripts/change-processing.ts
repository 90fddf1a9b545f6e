import type { Database, Meeting, Queryable } from '../../database/types.ts';
import { badRequest } from '../../platform/errors.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAct } from '../audit/record-act.ts';
import { lockMeetingToChange } from '../meetings/lock-meeting.ts';
import { nextStatus } from './processing-state.ts';

const acts = { cancel: 'processing-cancelled', retry: 'processing-retried' } as const;

/** Locks a meeting, checks that the member may change it and that its state allows it, and changes it. */
export function changeProcessing(
  db: Database,
  actor: Actor,
  id: string,
  action: keyof typeof acts,
  refusal: { code: string; message: string },
  change: (tx: Queryable, meeting: Meeting) => Promise<Meeting>,
): Promise<Meeting> {
  return db.transaction().execute(async (tx) => {
    const meeting = await lockMeetingToChange(tx, actor, id);
    if (!nextStatus(meeting.status, action)) throw badRequest(refusal.code, refusal.message);
    await recordAct(tx, actor, { action: acts[action], targetId: meeting.id });
    return change(tx, meeting);
  });
}
