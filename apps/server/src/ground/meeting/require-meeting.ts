import type { Meeting, Queryable } from '../../database/types.ts';
import { notFound } from '../../platform/errors.ts';
import { findReadableMeeting } from './meeting-repository.ts';
import type { Reader } from './readable-meetings-repository.ts';

/** @throws AppError 404 if the meeting does not exist or the reader may not read it */
export async function requireMeeting(db: Queryable, reader: Reader, id: string): Promise<Meeting> {
  const meeting = await findReadableMeeting(db, reader, id);
  if (!meeting) throw notFound('Meeting');
  return meeting;
}
