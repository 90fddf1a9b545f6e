import type { TranscriptTurn } from '@rapport/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import type { MeetingKey } from './correction-repository.ts';

export type TurnWords = Pick<TranscriptTurn, 'position' | 'text' | 'corrected'>;

/** A turn and the one before it, as stored. */
export async function listTurnWords(
  db: Queryable,
  { organizationId, meetingId }: MeetingKey,
  turn: number,
): Promise<TurnWords[]> {
  const { rows } = await sql<{ turn: TurnWords }>`
    select jsonb_build_object('position', "one" -> 'position', 'text', "one" -> 'text')
      || case when "one" ? 'corrected'
        then jsonb_build_object('corrected', "one" -> 'corrected') else '{}' end as "turn"
    from "meetingTranscript"
    join "transcriptPiece" on "transcriptPiece"."organizationId" = ${organizationId}
      and "transcriptPiece"."meetingId" = "meetingTranscript"."meetingId"
      and "transcriptPiece"."transcriptId" = "meetingTranscript"."transcriptId"
    cross join lateral jsonb_array_elements("turns") "one"
    where "meetingTranscript"."organizationId" = ${organizationId}
      and "meetingTranscript"."meetingId" = ${meetingId}
      and ("one" ->> 'position')::integer in (${turn - 1}, ${turn})
    order by ("one" ->> 'position')::integer`.execute(db);
  return rows.map((row) => row.turn);
}
