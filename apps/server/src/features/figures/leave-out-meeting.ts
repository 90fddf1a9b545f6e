import type { ChangedMeetings, ManyMeetingsCounting, MeetingCounting } from '@rapport/contract';
import type { Database, Queryable } from '../../database/types.ts';
import { lockManyMeetings, presentChanged } from '../../ground/meeting/lock-many-meetings.ts';
import { lockMeetingToChange } from '../../ground/meeting/lock-meeting.ts';
import { markWeeksOutOfDate } from '../../ground/meeting/out-of-date-week-repository.ts';
import { mayChange } from '../../ground/meeting/policy.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvents } from '../audit/record-audit-event.ts';
import { setLeftOut } from './left-out-repository.ts';

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
    await leaveOut(tx, actor, [id], isLeftOut);
  });
  await bus.publish({ name: 'meeting-updated', payload: { eventId: id, organizationId } });
  return { isLeftOut };
}

/** Like `leaveOutMeeting`, for those of the meetings that the actor may change. */
export async function leaveOutMeetings(
  { db, bus }: { db: Database; bus: EventBus },
  actor: Actor,
  { ids, isLeftOut }: ManyMeetingsCounting,
): Promise<ChangedMeetings> {
  const { organizationId } = actor;
  const answer = await db.transaction().execute(async (tx) => {
    const { changeable, refused } = await lockManyMeetings(tx, actor, ids, (meeting) => {
      if (!mayChange(actor, meeting)) return 'not-allowed';
      return meeting.isLeftOutOfFigures === isLeftOut ? 'unchanged' : undefined;
    });
    const changed = changeable.map(({ id }) => id);
    if (changed.length > 0) await leaveOut(tx, actor, changed, isLeftOut);
    return presentChanged(changed, refused);
  });
  if (answer.changed.length > 0)
    await bus.publish({ name: 'meetings-updated', payload: { organizationId } });
  return answer;
}

async function leaveOut(tx: Queryable, actor: Actor, ids: readonly string[], isLeftOut: boolean) {
  const { organizationId } = actor;
  await setLeftOut(tx, organizationId, ids, isLeftOut);
  await markWeeksOutOfDate(tx, organizationId, ids);
  const detail = isLeftOut ? 'left out' : 'counted';
  await recordAuditEvents(
    tx,
    actor,
    ids.map((id) => ({ action: 'meeting-counting-changed', targetId: id, detail })),
  );
}
