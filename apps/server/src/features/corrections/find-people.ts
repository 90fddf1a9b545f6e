import type { DirectoryPeople } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { requireChange } from '../meetings/policy.ts';
import { readMeeting } from '../meetings/read-meetings.ts';
import { searchDirectory } from '../users/name-directory-people.ts';

/** Whom a speaker of the meeting may be tied to, for those who may correct it. */
export async function findPeople(
  db: Database,
  member: Member,
  meetingId: string,
  name: string,
): Promise<DirectoryPeople> {
  const { meeting } = await readMeeting(db, member, meetingId);
  requireChange(member, meeting);
  return searchDirectory(db, member.organizationId, name);
}
