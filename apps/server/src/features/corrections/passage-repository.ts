import type { TurnPassage } from '@rapport/transcript';
import { valuesOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import type { MeetingKey } from './correction-repository.ts';

/** The passages of a meeting that can be named, as stored, of those that begin or can be split at these cues. */
export const listPassages = (
  db: Queryable,
  { organizationId, meetingId }: MeetingKey,
  cues: readonly number[],
) => valuesOf<TurnPassage>(db)`
    select "passage"
    from "meetingTranscript"
    join "transcriptPiece" on "transcriptPiece"."organizationId" = ${organizationId}
      and "transcriptPiece"."meetingId" = "meetingTranscript"."meetingId"
      and "transcriptPiece"."transcriptId" = "meetingTranscript"."transcriptId"
    cross join lateral jsonb_array_elements("turns") "turn"
    cross join lateral jsonb_array_elements("turn" -> 'passages') "passage"
    where "meetingTranscript"."organizationId" = ${organizationId}
      and "meetingTranscript"."meetingId" = ${meetingId}
      and exists (
        select from unnest(${cues}::integer[]) "asked" ("cue")
        where "asked"."cue" between ("passage" ->> 'cue')::integer
          and ("passage" ->> 'cue')::integer + ("passage" ->> 'cues')::integer - 1)`;
