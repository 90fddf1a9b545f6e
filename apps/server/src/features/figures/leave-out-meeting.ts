import type { MeetingCounting } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { lockMeetingToChange } from '../../ground/meeting/lock-meeting.ts';
import { markWeeksOf } from '../../ground/meeting/out-of-date-week-repository.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { setLeftOut } from './counted-meetings-repository.ts';

/**
 * Leaves a meeting out of the figures of the organization, or counts it again.
 * @throws AppError 404 if the actor may not read the meeting, 403 if they may not change it
 */
export async function leaveOutMeeting(
  { db, bus }: { db: Database; bus: EventBus },
  actor: Actor,
  id: string,
  { isLeftOut }: MeetingCounting,
): Promise<MeetingCounting> {
  const { organizationId } = actor;
  await db.transaction().execute(async (tx) => {
    const meeting = await lockMeetingToChange(tx, actor, id);
    if (meeting.isLeftOutOfFigures === isLeftOut) return;
    await setLeftOut(tx, meeting, isLeftOut);
    await markWeeksOf(tx, organizationId, [id]);
    const detail = isLeftOut ? 'left out' : 'counted';
    await recordAuditEvent(tx, actor, { action: 'meeting-counting-changed', targetId: id, detail });
  });
  await bus.publish({ name: 'meeting-updated', payload: { eventId: id, organizationId } });
  return { isLeftOut };
}
