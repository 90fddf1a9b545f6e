import type { DirectoryPeople } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { requireChange } from '../../ground/meeting/policy.ts';
import { requireMeeting } from '../../ground/meeting/require-meeting.ts';
import type { Member } from '../../platform/session.ts';
import { searchDirectory } from '../users/read-directory.ts';

export async function findPeople(
  db: Database,
  member: Member,
  meetingId: string,
  name: string,
): Promise<DirectoryPeople> {
  requireChange(member, await requireMeeting(db, member, meetingId));
  return searchDirectory(db, member.organizationId, name);
}
