import type { ProcessingStatus } from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import { presentProcessingStatus } from '../../../ground/meeting/present-processing-status.ts';
import { requireMeeting } from '../../../ground/meeting/require-meeting.ts';
import type { Member } from '../../../platform/session.ts';

export async function getProcessingStatus(
  db: Database,
  member: Member,
  id: string,
): Promise<ProcessingStatus> {
  return presentProcessingStatus(await requireMeeting(db, member, id));
}
