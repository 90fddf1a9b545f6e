import type { Said } from '@rapport/contract';
import { sql } from 'kysely';
import { jsonText } from '../../database/jsonb.ts';
import type { Queryable } from '../../database/types.ts';
import { fullName } from '../shown-name-repository.ts';

type TurnPlace = { meetingId: string; turn: number };
type SaidTurn = TurnPlace & Omit<Said, 'written'> & { isWritten: boolean };

/**
 * When and by whom these turns were said; turns that the transcripts do not have are missing. The reader must be
 * allowed to read the meetings.
 */
export async function listSaidTurns(
  db: Queryable,
  organizationId: string,
  places: readonly TurnPlace[],
): Promise<SaidTurn[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<SaidTurn>`
    with "place" as materialized (
      select distinct "meetingId", "turn"
      from jsonb_to_recordset(${jsonText(places)}::jsonb) "asked" ("meetingId" uuid, "turn" integer)
    ), "said" as materialized (
      select "transcriptPiece"."meetingId", ("one" ->> 'position')::integer as "turn",
        ("one" ->> 'start')::double precision as "start", "one" ->> 'participantId' as "participantId",
        "one" ? 'written' as "isWritten"
      from "meetingTranscript"
      join "transcriptPiece" on "transcriptPiece"."organizationId" = ${organizationId}
        and "transcriptPiece"."meetingId" = "meetingTranscript"."meetingId"
        and "transcriptPiece"."transcriptId" = "meetingTranscript"."transcriptId"
      cross join lateral jsonb_array_elements("turns") "one"
      where "meetingTranscript"."organizationId" = ${organizationId}
        and "meetingTranscript"."meetingId" in (select "meetingId" from "place")
    )
    select "said"."meetingId", "said"."turn", "start", "isWritten",
      coalesce(${fullName()}, "participant"."name") as "speaker"
    from "place"
    join "said" on "said"."meetingId" = "place"."meetingId" and "said"."turn" = "place"."turn"
    left join "participant" on "participant"."organizationId" = ${organizationId}
      and "participant"."meetingId" = "said"."meetingId"
      and "participant"."id"::text = "said"."participantId"
    left join "directoryUser" on "directoryUser"."organizationId" = ${organizationId}
      and "directoryUser"."id" = "participant"."directoryUserId"`.execute(db);
  return rows;
}
