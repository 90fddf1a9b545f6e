import type { ProcessingStatuses, ProcessingStatusesQuery } from '@rapport/contract';
import type { Queryable } from '../../../database/types.ts';
import { isUuid } from '../../../database/uuid.ts';
import { presentEarlier } from '../../../ground/meeting/present-earlier.ts';
import { presentProcessingStatus } from '../../../ground/meeting/present-processing-status.ts';
import { listEarlier } from '../../../ground/meeting/same-meeting-repository.ts';
import { presentRecording } from '../../../ground/recording/present-recording.ts';
import { listRecordings } from '../../../ground/recording/recording-repository.ts';
import type { Member } from '../../../platform/session.ts';
import { listStatuses } from './processing-repository.ts';

/** Only meetings that the member may read; others are omitted. */
export async function getProcessingStatuses(
  db: Queryable,
  member: Member,
  { eventIds }: ProcessingStatusesQuery,
): Promise<ProcessingStatuses> {
  const ids = eventIds.filter(isUuid);
  if (ids.length === 0) return { statuses: [] };
  const meetings = await listStatuses(db, member, ids);
  const earlier = await listEarlier(db, member, ids);
  const recordings = await listRecordings(
    db,
    member.organizationId,
    meetings.map(({ id }) => id),
  );
  return {
    statuses: meetings.map((meeting) => {
      const first = earlier.get(meeting.id);
      const recording = recordings.get(meeting.id);
      return {
        ...presentProcessingStatus(meeting),
        participants: meeting.participantCount,
        ...(member.settings.activeFeatures.actions && { actions: meeting.actionCount }),
        ...(first && { alreadyHere: presentEarlier(first) }),
        ...(recording && { recording: presentRecording(recording, member.settings.trust) }),
      };
    }),
  };
}
