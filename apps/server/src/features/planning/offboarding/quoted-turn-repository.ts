import { jsonText } from '../../../database/jsonb.ts';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import {
  type Reader,
  readableAsMeeting,
} from '../../../ground/meeting/readable-meetings-repository.ts';
import { fullName } from '../../../ground/shown-name-repository.ts';

export type TurnPlace = { meetingId: string; turn: number };

export type QuotedTurn = TurnPlace & {
  text: string;
  start: number | null;
  /** Null for somebody who is not in the directory. */
  personId: string | null;
  speaker: string | null;
  /** Title of the meeting. */
  meeting: string;
  date: string;
};

/** These turns of meetings that the reader may read, each with the one before it. */
export async function listQuotedTurns(
  db: Queryable,
  reader: Reader,
  places: readonly TurnPlace[],
): Promise<QuotedTurn[]> {
  if (places.length === 0) return [];
  const { organizationId } = reader;
  return rowsOf<QuotedTurn>(db)`
    with "place" as materialized (
      select distinct "meetingId", "wanted"
      from jsonb_to_recordset(${jsonText(places)}::jsonb) "asked" ("meetingId" uuid, "turn" integer)
      cross join lateral (values ("turn"), ("turn" - 1)) "each" ("wanted")
    )
    select "meeting"."id" as "meetingId", "place"."wanted" as "turn", "said" ->> 'text' as "text",
      ("said" ->> 'start')::double precision as "start", "meeting"."title" as "meeting",
      ("startsAt" at time zone ${reader.settings.timezone})::date::text as "date",
      "participant"."directoryUserId" as "personId",
      coalesce(${fullName('person')}, "participant"."name") as "speaker"
    from ${readableAsMeeting(reader)}
    join "place" on "place"."meetingId" = "meeting"."id"
    join "meetingTranscript" on "meetingTranscript"."meetingId" = "meeting"."id"
    join "transcriptPiece" on "transcriptPiece"."meetingId" = "meeting"."id"
      and "transcriptPiece"."transcriptId" = "meetingTranscript"."transcriptId"
      and "place"."wanted" between ("turns" -> 0 ->> 'position')::integer
        and ("turns" -> -1 ->> 'position')::integer
    cross join lateral jsonb_array_elements("turns") "said"
    left join "participant" on "participant"."organizationId" = ${organizationId}
      and "participant"."meetingId" = "meeting"."id"
      and "participant"."id"::text = "said" ->> 'participantId'
    left join "directoryUser" "person" on "person"."organizationId" = ${organizationId}
      and "person"."id" = "participant"."directoryUserId"
    where ("said" ->> 'position')::integer = "place"."wanted"`;
}
