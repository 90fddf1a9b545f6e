import { counted, type MeetingShares, type MeetingSharesUpdate } from '@rapport/contract';
import type { Database, Queryable } from '../../database/types.ts';
import { findAudience } from '../../ground/meeting/audience-repository.ts';
import { lockReadableMeeting } from '../../ground/meeting/meeting-repository.ts';
import { mayShare } from '../../ground/meeting/policy.ts';
import { publishAudienceChange } from '../../ground/meeting/publish-to-accounts.ts';
import { requireMeeting } from '../../ground/meeting/require-meeting.ts';
import { notifyShared } from '../../ground/notification/new-notification-repository.ts';
import { badRequest, forbidden, notFound } from '../../platform/errors.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Actor, Member } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { nameDirectoryPeople } from '../users/read-directory.ts';
import { listShares, replaceShares } from './share-repository.ts';

/**
 * The people with whom a meeting is shared, by name. Visible to everyone who may read the meeting.
 */
export async function getShares(db: Database, member: Member, id: string): Promise<MeetingShares> {
  const meeting = await requireMeeting(db, member, id);
  const { organizationId } = member;
  const ids = await listShares(db, { organizationId, meetingId: meeting.id });
  const people = [...(await nameDirectoryPeople(db, organizationId, ids)).values()];
  return {
    people: people.sort((a, b) => a.name.localeCompare(b.name, 'en')),
    canChange: mayShare(member, meeting),
  };
}

/**
 * Replaces the people with whom a meeting is shared.
 * @throws AppError 404 if the actor may not read the meeting, 403 if they did not upload it, 400
 * UNKNOWN_PERSON.
 */
export async function shareMeeting(
  { db, bus }: { db: Database; bus: EventBus },
  actor: Actor,
  id: string,
  update: MeetingSharesUpdate,
): Promise<MeetingShares> {
  const { organizationId } = actor;
  const userIds = [...new Set(update.userIds)];
  const audience = await db.transaction().execute(async (tx) => {
    const meeting = await lockReadableMeeting(tx, actor, id);
    if (!meeting) throw notFound('Meeting');
    if (!mayShare(actor, meeting)) throw forbidden();
    await requirePeople(tx, organizationId, userIds);
    const key = { organizationId, meetingId: meeting.id };
    const before = await findAudience(tx, key);
    await notifyShared(tx, actor, [meeting.id], userIds);
    await replaceShares(tx, key, userIds);
    await recordAuditEvent(tx, actor, {
      action: 'meeting-shared',
      targetId: meeting.id,
      detail: peopleText(userIds.length),
    });
    return { before, after: await findAudience(tx, key) };
  });
  const payload = { eventId: id, organizationId };
  await bus.publish({ name: 'meeting-updated', payload });
  await publishAudienceChange(bus, payload, audience);
  return getShares(db, actor, id);
}

/** @throws AppError 400 UNKNOWN_PERSON */
export async function requirePeople(
  tx: Queryable,
  organizationId: string,
  userIds: readonly string[],
): Promise<void> {
  const known = await nameDirectoryPeople(tx, organizationId, userIds);
  if (known.size < userIds.length)
    throw badRequest('UNKNOWN_PERSON', 'A person in the list is no longer in the directory.');
}

/** For the audit log. */
export const peopleText = (people: number): string => counted(people, 'person', 'people');
