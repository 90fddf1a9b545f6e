import type { MeetingFindings } from '@rapport/contract';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';

export type LastMeeting = {
  meetingId: string;
  /** Without corrections; null if the analysis is older than findings. */
  findings: MeetingFindings | null;
  /** Turns without a speaker. */
  unattributedTurns: number;
};

/** What the analyses of these meetings found. The reader must be allowed to read them. */
export const listLastMeetings = (
  db: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
) => rowsOf<LastMeeting>(db)`
    select "meetingId", "findings",
      coalesce(("coverage" ->> 'unattributedTurns')::integer, 0) as "unattributedTurns"
    from "meetingTranscript"
    where "organizationId" = ${organizationId} and "meetingId" = any (${meetingIds}::uuid[])
    `;
