import type { Database, Meeting, Queryable } from '../../database/types.ts';
import { findAudience } from '../../ground/meeting/audience-repository.ts';
import { lockMeetingToChange } from '../../ground/meeting/lock-meeting.ts';
import { lockMeeting } from '../../ground/meeting/meeting-repository.ts';
import { markSeriesOf } from '../../ground/meeting/out-of-date-series-repository.ts';
import { markWeeksOutOfDate } from '../../ground/meeting/out-of-date-week-repository.ts';
import { publishToAccounts } from '../../ground/meeting/publish-to-accounts.ts';
import { recordMeetingEvents } from '../../ground/webhook/webhook-event-repository.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Actor } from '../../platform/session.ts';
import { type AuditActor, type AuditEvent, recordAuditEvent } from '../audit/record-audit-event.ts';
import { deleteMeetingRows } from './meeting-repository.ts';

type Services = { db: Database; bus: EventBus };

/** Deletes a meeting with its file and its results. A worker that processes it stops at its next step. */
export async function deleteMeeting(services: Services, actor: Actor, id: string): Promise<void> {
  await remove(services, actor, {}, (tx) => lockMeetingToChange(tx, actor, id));
}

/** Deletes a meeting whose retention has expired. Does nothing if it was already deleted. */
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
  actor: AuditActor & { organizationId: string },
  note: Pick<AuditEvent, 'detail'>,
  lock: (tx: Queryable) => Promise<Meeting | undefined>,
): Promise<void> {
  const { organizationId } = actor;
  const deleted = await db.transaction().execute(async (tx) => {
    const found = await lock(tx);
    if (!found) return undefined;
    const audience = await findAudience(tx, { organizationId, meetingId: found.id });
    await deleteRows(tx, organizationId, [found.id]);
    await recordAuditEvent(tx, actor, { action: 'meeting-deleted', targetId: found.id, ...note });
    return { eventId: found.id, audience };
  });
  if (!deleted) return;
  const { eventId, audience } = deleted;
  const event = { name: 'meeting-deleted', payload: { eventId, organizationId } } as const;
  await publishToAccounts(bus, event, audience);
}

/** Deletes the meetings' rows and marks the figures and series that must be computed again. */
export async function deleteRows(tx: Queryable, organizationId: string, ids: readonly string[]) {
  await markWeeksOutOfDate(tx, organizationId, ids);
  await markSeriesOf(tx, organizationId, ids);
  await deleteMeetingRows(tx, organizationId, ids);
  await recordMeetingEvents(tx, organizationId, 'meeting.deleted', ids);
}
