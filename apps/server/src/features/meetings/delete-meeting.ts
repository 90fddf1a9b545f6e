import type { Database } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAct } from '../audit/record-act.ts';
import { lockMeetingToChange } from './lock-meeting.ts';
import { deleteMeetingRow } from './meeting-repository.ts';

/** Removes a meeting, its file and its results; a worker that is busy with it stops at its next step. */
export async function deleteMeeting(
  { db, bus }: { db: Database; bus: EventBus },
  actor: Actor,
  id: string,
): Promise<void> {
  const { organizationId } = actor;
  await db.transaction().execute(async (tx) => {
    await lockMeetingToChange(tx, actor, id);
    await deleteMeetingRow(tx, organizationId, id);
    await recordAct(tx, actor, { action: 'meeting-deleted', targetId: id });
  });
  await bus.publish({ name: 'meeting-deleted', payload: { eventId: id, organizationId } });
}
