import type { Meeting, Queryable } from '../../database/types.ts';
import { notFound } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { lockMeeting } from './meeting-repository.ts';
import { requireChange } from './policy.ts';

export { lockMeeting } from './meeting-repository.ts';

/** A meeting that the member may change, locked until the transaction ends: changes are made one after the other. */
export async function lockMeetingToChange(
  tx: Queryable,
  member: Member,
  id: string,
): Promise<Meeting> {
  const meeting = await lockMeeting(tx, member.organizationId, id);
  if (!meeting) throw notFound('Meeting');
  requireChange(member, meeting);
  return meeting;
}

/** The meeting of a run, locked; undefined where it is gone or another run has taken over. */
export async function lockMeetingOfRun(
  tx: Queryable,
  { organizationId, id, runId }: Pick<Meeting, 'organizationId' | 'id' | 'runId'>,
): Promise<Meeting | undefined> {
  const meeting = await lockMeeting(tx, organizationId, id);
  return meeting?.runId === runId ? meeting : undefined;
}
