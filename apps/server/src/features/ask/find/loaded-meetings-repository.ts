import type { ActionState } from '@rapport/ask';
import { sql } from 'kysely';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import { hasKnownLength } from '../../../ground/meeting/doubts-repository.ts';
import {
  isReadableOne,
  type Reader,
} from '../../../ground/meeting/readable-meetings-repository.ts';
import { fullName } from '../../../ground/shown-name-repository.ts';
import { isInState } from '../action-state-repository.ts';

export type AskedMeetingRow = {
  id: string;
  title: string;
  date: string;
  /** In seconds since 1970. */
  startedAt: number;
  /** Null if not known. */
  seconds: number | null;
  participants: number;
  initiatives: string[];
};

/** Those of the meetings that the reader may read, in the order of the ids. */
export const listAskedMeetings = (
  db: Queryable,
  reader: Reader,
  ids: readonly string[],
) => rowsOf<AskedMeetingRow>(db)`
    select "meeting"."id", "title", case when ${hasKnownLength} then 60 * "durationMinutes" end as "seconds",
      "participantCount" as "participants", "initiatives",
      extract(epoch from "startsAt")::float as "startedAt",
      to_char("startsAt" at time zone ${reader.settings.timezone}, 'YYYY-MM-DD') as "date"
    from unnest(${ids}::uuid[]) with ordinality "asked" ("id", "place")
    join "meeting" on "meeting"."id" = "asked"."id"
    where ${isReadableOne(reader, sql`"meeting"."id"`)} and "status" = 'completed'
    order by "place"`;

export type AskedSpeakerRow = {
  id: string;
  meetingId: string;
  directoryUserId: string | null;
  /** The name as shown. */
  name: string;
  /** False for a label such as 'Speaker 3', which is a different person in each meeting. */
  isNamed: boolean;
};

export const listSpeakersOf = (
  db: Queryable,
  { organizationId }: Reader,
  meetingIds: readonly string[],
) => rowsOf<AskedSpeakerRow>(db)`
    select "participant"."id", "meetingId", "directoryUserId",
      coalesce(${fullName('person')}, "participant"."name") as "name",
      "directoryUserId" is not null or "heardAs" is not null as "isNamed"
    from "participant"
    left join "directoryUser" "person" on "person"."id" = "participant"."directoryUserId"
      and "person"."organizationId" = "participant"."organizationId"
    where "participant"."organizationId" = ${organizationId}
      and "meetingId" = any (${meetingIds}::uuid[])
    order by "meetingId", "position"`;

export type AskedActionRow = {
  meetingId: string;
  turn: number;
  quote: string;
  owner: string | null;
  ownerUserId: string | null;
};

/** Actions that were found, as shown with the meeting, in this state. */
export const listActionsOf = (
  db: Queryable,
  reader: Reader,
  meetingIds: readonly string[],
  state: ActionState | null,
) => rowsOf<AskedActionRow>(db)`
    select "meetingId", "turn", coalesce("quote", '') as "quote",
      coalesce(${fullName('person')}, "owner") as "owner", "ownerUserId"
    from "actionItem"
    left join "directoryUser" "person" on "person"."id" = "ownerUserId"
      and "person"."organizationId" = "actionItem"."organizationId"
    where "actionItem"."organizationId" = ${reader.organizationId}
      and "meetingId" = any (${meetingIds}::uuid[])
      and ${isInState(reader, state)}
      and "turn" is not null
    order by "meetingId", "position", "actionItem"."id"`;

export type PieceText = { meetingId: string; turns: string };

/**
 * The turns of these meetings as JSON texts, which a thread parses.
 * @param letters ASCII turns that do not contain them, in upper or lower case, are left out
 */
export async function listPieceTexts(
  db: Queryable,
  reader: Reader,
  meetingIds: readonly string[],
  letters: string | null = null,
): Promise<PieceText[]> {
  const turns =
    letters === null
      ? sql`"piece"."turns"`
      : sql`jsonb_path_query_array("piece"."turns", ${turnsWith(letters)}::jsonpath)`;
  return rowsOf<PieceText>(db)`
    select "meeting"."id" as "meetingId", ${turns}::text as "turns"
    from "meeting"
    join "meetingTranscript" "transcript" on "transcript"."meetingId" = "meeting"."id"
      and "transcript"."organizationId" = "meeting"."organizationId"
    join "transcriptPiece" "piece" on "piece"."organizationId" = "transcript"."organizationId"
      and "piece"."meetingId" = "transcript"."meetingId"
      and "piece"."transcriptId" = "transcript"."transcriptId"
    where ${isReadableOne(reader, sql`"meeting"."id"`)} and "meeting"."id" = any (${meetingIds}::uuid[])
    order by "meeting"."id", "piece"."position"`;
}

/** Texts with non-ASCII characters are not filtered, because their letters may have several spellings. */
function turnsWith(letters: string): string {
  const escaped = letters.replace(/[^\p{L}\p{N}]/gu, '\\$&');
  return `$[*] ? (@.text like_regex ${JSON.stringify(`${escaped}|[^\\x01-\\x7f]`)} flag "i")`;
}
