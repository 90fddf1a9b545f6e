import {
  type ChangedMeetings,
  type ManyMeetingsSharing,
  type MeetingRefusal,
  sharesMax,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { lockManyMeetings, presentChanged } from '../../ground/meeting/lock-many-meetings.ts';
import { mayShare } from '../../ground/meeting/policy.ts';
import { notifyShared } from '../../ground/notification/new-notification-repository.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvents } from '../audit/record-audit-event.ts';
import { peopleText, requirePeople } from './share-meeting.ts';
import { addShares, countSharesWith } from './share-repository.ts';

/**
 * Shares the meetings that the actor uploaded with additional people.
 * @throws AppError 400 UNKNOWN_PERSON.
 */
export async function shareMeetings(
  { db, bus }: { db: Database; bus: EventBus },
  actor: Actor,
  { ids, userIds }: ManyMeetingsSharing,
): Promise<ChangedMeetings> {
  const { organizationId } = actor;
  const people = [...new Set(userIds)];
  const answer = await db.transaction().execute(async (tx) => {
    await requirePeople(tx, organizationId, people);
    const { changeable, refused } = await lockManyMeetings(tx, actor, ids, (meeting) =>
      mayShare(actor, meeting) ? undefined : 'not-allowed',
    );
    const own = changeable.map(({ id }) => id);
    const shares = await countSharesWith(tx, organizationId, own, people);
    const refusals = own.map((id) => refusalOf(shares.get(id)));
    const shared = own.filter((_, at) => refusals[at] === undefined);
    await notifyShared(tx, actor, shared, people);
    await addShares(tx, organizationId, shared, people);
    await recordAuditEvents(
      tx,
      actor,
      shared.map((id) => ({
        action: 'meeting-shared',
        targetId: id,
        detail: peopleText(shares.get(id)?.people ?? 0),
      })),
    );
    return presentChanged(shared, [...refused, ...refusals.flatMap((reason) => reason ?? [])]);
  });
  if (answer.changed.length > 0)
    await bus.publish({ name: 'meetings-updated', payload: { organizationId } });
  return answer;
}

function refusalOf(shares?: { people: number; added: number }): MeetingRefusal | undefined {
  if (!shares || shares.added === 0) return 'unchanged';
  return shares.people > sharesMax ? 'too-many-people' : undefined;
}
