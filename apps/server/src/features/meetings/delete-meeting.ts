import type { Database } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Member } from '../../platform/session.ts';
import { lockMeetingToChange } from './lock-meeting.ts';
import { deleteMeetingRow } from './meeting-repository.ts';

/** Removes a meeting, its file and its results; a worker that is busy with it stops at its next step. */
export async function deleteMeeting(
  { db, bus }: { db: Database; bus: EventBus },
  member: Member,
  id: string,
): Promise<void> {
  const { organizationId } = member;
  await db.transaction().execute(async (tx) => {
    await lockMeetingToChange(tx, member, id);
    await deleteMeetingRow(tx, organizationId, id);
  });
  await bus.publish({ name: 'meeting-deleted', payload: { eventId: id, organizationId } });
}
