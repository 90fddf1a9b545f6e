import type { Meeting, Queryable } from '../../database/types.ts';
import { notFound } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { findMeeting } from './meeting-repository.ts';

/** @throws AppError 404 for an unknown id; ids of other organizations get the same response */
export async function requireMeeting(
  db: Queryable,
  { organizationId }: Pick<Member, 'organizationId'>,
  id: string,
): Promise<Meeting> {
  const meeting = await findMeeting(db, organizationId, id);
  if (!meeting) throw notFound('Meeting');
  return meeting;
}
