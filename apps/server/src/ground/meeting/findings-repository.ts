import type { MeetingFindings } from '@rapport/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/** Chapters, decisions and open questions as an analysis found them. */
export async function listFindingsOf(
  db: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
): Promise<{ meetingId: string; findings: MeetingFindings }[]> {
  const { rows } = await sql<{ meetingId: string; findings: MeetingFindings }>`
    select "meetingId", "findings" from "meetingTranscript"
    where "organizationId" = ${organizationId} and "meetingId" = any (${meetingIds}::uuid[])
      and "findings" is not null`.execute(db);
  return rows;
}
