import type { Meeting, Queryable } from '../../database/types.ts';
import { notFound } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { lockMeeting, lockReadableMeeting } from './meeting-repository.ts';
import { requireChange } from './policy.ts';

/**
 * Locks the meeting until the transaction ends.
 * @throws AppError 404 if the member may not read the meeting, 403 if the member may not change it
 */
export async function lockMeetingToChange(
  tx: Queryable,
  member: Member,
  id: string,
): Promise<Meeting> {
  const meeting = await lockReadableMeeting(tx, member, id);
  if (!meeting) throw notFound('Meeting');
  requireChange(member, meeting);
  return meeting;
}

/** Undefined if the meeting was deleted or taken over by another run. */
export async function lockMeetingOfRun(
  tx: Queryable,
  { organizationId, id, runId }: Pick<Meeting, 'organizationId' | 'id' | 'runId'>,
): Promise<Meeting | undefined> {
  const meeting = await lockMeeting(tx, organizationId, id);
  return meeting?.runId === runId ? meeting : undefined;
}
