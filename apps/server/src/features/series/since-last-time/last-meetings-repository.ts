import type { MeetingFindings } from '@rapport/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';

export type LastMeeting = {
  meetingId: string;
  /** Without corrections; null if the analysis is older than findings. */
  findings: MeetingFindings | null;
  /** Turns without a speaker. */
  unattributedTurns: number;
};

/** What the analyses of these meetings found. The reader must be allowed to read them. */
export async function listLastMeetings(
  db: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
): Promise<LastMeeting[]> {
  const { rows } = await sql<LastMeeting>`
    select "meetingId", "findings",
      coalesce(("coverage" ->> 'unattributedTurns')::integer, 0) as "unattributedTurns"
    from "meetingTranscript"
    where "organizationId" = ${organizationId} and "meetingId" = any (${meetingIds}::uuid[])
    `.execute(db);
  return rows;
}
