import type { ProcessingStatus } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { notFound } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { presentProcessingStatus } from './present-processing-status.ts';
import { findMeeting } from './processing-repository.ts';

export async function getProcessingStatus(
  db: Database,
  member: Member,
  id: string,
): Promise<ProcessingStatus> {
  const meeting = await findMeeting(db, member.organizationId, id);
  if (!meeting) throw notFound('Meeting');
  return presentProcessingStatus(meeting);
}
