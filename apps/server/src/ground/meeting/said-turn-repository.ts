import type { Said } from '@rapport/contract';
import { jsonText } from '../../database/jsonb.ts';
import { rowsOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { fullName } from '../shown-name-repository.ts';

type TurnPlace = { meetingId: string; turn: number };
export type SaidTurn = TurnPlace & Omit<Said, 'written'> & { text: string; isWritten: boolean };

/**
 * These turns, and when and by whom they were said; turns that the transcripts do not have are missing. The reader must
 * be allowed to read the meetings.
 */
export async function listSaidTurns(
  db: Queryable,
  organizationId: string,
  places: readonly TurnPlace[],
): Promise<SaidTurn[]> {
  if (places.length === 0) return [];
  // A transcript is taken apart once, however many of its turns are asked for.
  return rowsOf<SaidTurn>(db)`
    with "place" as materialized (
      select "meetingId", array_agg("turn") as "wanted"
      from jsonb_to_recordset(${jsonText(places)}::jsonb) "asked" ("meetingId" uuid, "turn" integer)
      group by "meetingId"
    )
    select "place"."meetingId", ("one" ->> 'position')::integer as "turn", "one" ->> 'text' as "text",
      ("one" ->> 'start')::double precision as "start", "one" ? 'written' as "isWritten",
      coalesce(${fullName()}, "participant"."name") as "speaker"
    from "place"
    join "meetingTranscript" on "meetingTranscript"."organizationId" = ${organizationId}
      and "meetingTranscript"."meetingId" = "place"."meetingId"
    join "transcriptPiece" on "transcriptPiece"."organizationId" = ${organizationId}
      and "transcriptPiece"."meetingId" = "meetingTranscript"."meetingId"
      and "transcriptPiece"."transcriptId" = "meetingTranscript"."transcriptId"
    cross join lateral jsonb_array_elements("turns") "one"
    left join "participant" on "participant"."organizationId" = ${organizationId}
      and "participant"."meetingId" = "place"."meetingId"
      and "participant"."id"::text = "one" ->> 'participantId'
    left join "directoryUser" on "directoryUser"."organizationId" = ${organizationId}
      and "directoryUser"."id" = "participant"."directoryUserId"
    where ("one" ->> 'position')::integer = any ("wanted")`;
}
