import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';

/** In all organizations, except for meetings being processed. */
export async function deleteUnlinkedPieces(db: Queryable): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from "transcriptPiece" "piece" using "meeting"
    where "meeting"."id" = "piece"."meetingId"
      and "meeting"."status" not in ('pending', 'processing') and not "meeting"."isStale"
      and not exists (
        select from "meetingTranscript" "transcript"
        where "transcript"."meetingId" = "piece"."meetingId"
          and "transcript"."transcriptId" = "piece"."transcriptId")`.execute(db);
  return Number(numAffectedRows ?? 0);
}
