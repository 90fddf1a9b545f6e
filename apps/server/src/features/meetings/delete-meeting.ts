import type { Database, Meeting, Queryable } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Actor } from '../../platform/session.ts';
import { type Act, type Doer, recordAct } from '../audit/record-act.ts';
import { lockMeetingToChange } from './lock-meeting.ts';
import { deleteMeetingRow, lockMeeting } from './meeting-repository.ts';

type Services = { db: Database; bus: EventBus };

/** Removes a meeting, its file and its results; a worker that is busy with it stops at its next step. */
export async function deleteMeeting(services: Services, actor: Actor, id: string): Promise<void> {
  await remove(services, actor, {}, (tx) => lockMeetingToChange(tx, actor, id));
}

/** The same where a meeting was kept for as long as its organization wants; it may be gone already. */
export async function deleteExpiredMeeting(
  services: Services,
  organizationId: string,
  id: string,
): Promise<void> {
  await remove(services, { organizationId }, { detail: 'retention' }, (tx) =>
    lockMeeting(tx, organizationId, id),
  );
}

async function remove(
  { db, bus }: Services,
  doer: Doer & { organizationId: string },
  note: Pick<Act, 'detail'>,
  lock: (tx: Queryable) => Promise<Meeting | undefined>,
): Promise<void> {
  const { organizationId } = doer;
  const meeting = await db.transaction().execute(async (tx) => {
    const found = await lock(tx);
    if (!found) return undefined;
    await deleteMeetingRow(tx, organizationId, found.id);
    await recordAct(tx, doer, { action: 'meeting-deleted', targetId: found.id, ...note });
    return found;
  });
  if (!meeting) return;
  await bus.publish({ name: 'meeting-deleted', payload: { eventId: meeting.id, organizationId } });
}
