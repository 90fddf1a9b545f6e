import type { MeetingFindings } from '@rapport/contract';
import { rowsOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';

/** Chapters, decisions and open questions as an analysis found them. */
export const listFindingsOf = (
  db: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
) => rowsOf<{ meetingId: string; findings: MeetingFindings }>(db)`
    select "meetingId", "findings" from "meetingTranscript"
    where "organizationId" = ${organizationId} and "meetingId" = any (${meetingIds}::uuid[])
      and "findings" is not null`;
