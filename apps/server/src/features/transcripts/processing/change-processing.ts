import type { Database, Meeting, Queryable } from '../../../database/types.ts';
import { lockMeetingToChange } from '../../../ground/meeting/lock-meeting.ts';
import { nextStatus } from '../../../ground/meeting/processing-state.ts';
import { badRequest } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/session.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';

const auditActions = { cancel: 'processing-cancelled', retry: 'processing-retried' } as const;

export function changeProcessing(
  db: Database,
  actor: Actor,
  id: string,
  action: keyof typeof auditActions,
  refusal: { code: string; message: string },
  change: (tx: Queryable, meeting: Meeting) => Promise<Meeting>,
): Promise<Meeting> {
  return db.transaction().execute(async (tx) => {
    const meeting = await lockMeetingToChange(tx, actor, id);
    if (!nextStatus(meeting.status, action)) throw badRequest(refusal.code, refusal.message);
    await recordAuditEvent(tx, actor, { action: auditActions[action], targetId: meeting.id });
    return change(tx, meeting);
  });
}
