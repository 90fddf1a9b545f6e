import type { ChangedMeetings, ManyMeetings } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { lockManyMeetings, presentChanged } from '../../ground/meeting/lock-many-meetings.ts';
import { lockStoredSeries } from '../../ground/meeting/out-of-date-series-repository.ts';
import { mayChange } from '../../ground/meeting/policy.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvents } from '../audit/record-audit-event.ts';
import { deleteRows } from './delete-meeting.ts';

/**
 * Deletes the meetings that the actor may change. Workers processing them stop at their next step.
 */
export async function deleteMeetings(
  { db, bus }: { db: Database; bus: EventBus },
  actor: Actor,
  { ids }: ManyMeetings,
): Promise<ChangedMeetings> {
  const { organizationId } = actor;
  const answer = await db.transaction().execute(async (tx) => {
    await lockStoredSeries(tx, organizationId);
    const { changeable, refused } = await lockManyMeetings(tx, actor, ids, (meeting) =>
      mayChange(actor, meeting) ? undefined : 'not-allowed',
    );
    const deleted = changeable.map(({ id }) => id);
    if (deleted.length > 0) await deleteRows(tx, organizationId, deleted);
    const events = deleted.map((id) => ({ action: 'meeting-deleted', targetId: id }) as const);
    await recordAuditEvents(tx, actor, events);
    return presentChanged(deleted, refused);
  });
  if (answer.changed.length > 0)
    await bus.publish({ name: 'meetings-updated', payload: { organizationId } });
  return answer;
}
