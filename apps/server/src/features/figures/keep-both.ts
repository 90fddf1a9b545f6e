import type { Database } from '../../database/types.ts';
import { lockMeetingToChange } from '../../ground/meeting/lock-meeting.ts';
import { markWeeksOutOfDate } from '../../ground/meeting/out-of-date-week-repository.ts';
import { listEarlier } from '../../ground/meeting/same-meeting-repository.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { setKeptApart } from './left-out-repository.ts';

/**
 * Counts a meeting in addition to an earlier one with the same title, start and words. Does nothing if the actor may
 * not read the earlier one: then they cannot know it, and cannot decide.
 * @throws AppError 404 if the actor may not read the meeting, 403 if they may not change it
 */
export async function keepBoth(
  { db, bus }: { db: Database; bus: EventBus },
  actor: Actor,
  id: string,
): Promise<void> {
  const { organizationId } = actor;
  const isDecided = await db.transaction().execute(async (tx) => {
    const meeting = await lockMeetingToChange(tx, actor, id);
    const earlier = await listEarlier(tx, actor, [id]);
    if (!earlier.has(id)) return false;
    await setKeptApart(tx, meeting);
    await markWeeksOutOfDate(tx, organizationId, [id]);
    const detail = 'kept both';
    await recordAuditEvent(tx, actor, { action: 'meeting-counting-changed', targetId: id, detail });
    return true;
  });
  if (isDecided)
    await bus.publish({ name: 'meeting-updated', payload: { eventId: id, organizationId } });
}
