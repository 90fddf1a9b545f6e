import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { readableAsMeeting } from '../../ground/meeting/readable-meetings-repository.ts';
import {
  isToConfirm,
  type LastAnswer,
  lastAnswer,
  toConfirm,
} from '../../ground/meeting/to-confirm-repository.ts';
import { fullName } from '../../ground/shown-name-repository.ts';
import type { Member } from '../../platform/session.ts';

export type MeetingKey = { organizationId: string; meetingId: string };

export type TurnRow = {
  turn: number;
  text: string;
  start: number | null;
  speaker: string | null;
};

/** Turns of a transcript that its reader may read. */
export async function listTurns(
  db: Queryable,
  { organizationId, meetingId }: MeetingKey,
  positions: readonly number[],
): Promise<TurnRow[]> {
  if (positions.length === 0) return [];
  const { rows } = await sql<TurnRow>`
    select ("one" ->> 'position')::integer as "turn", "one" ->> 'text' as "text",
      ("one" ->> 'start')::double precision as "start",
      coalesce(${fullName()}, "participant"."name") as "speaker"
    from "meetingTranscript"
    join "transcriptPiece" on "transcriptPiece"."organizationId" = ${organizationId}
      and "transcriptPiece"."meetingId" = "meetingTranscript"."meetingId"
      and "transcriptPiece"."transcriptId" = "meetingTranscript"."transcriptId"
    cross join lateral jsonb_array_elements("turns") "one"
    left join "participant" on "participant"."organizationId" = ${organizationId}
      and "participant"."meetingId" = "meetingTranscript"."meetingId"
      and "participant"."id"::text = "one" ->> 'participantId'
    left join "directoryUser" on "directoryUser"."organizationId" = ${organizationId}
      and "directoryUser"."id" = "participant"."directoryUserId"
    where "meetingTranscript"."organizationId" = ${organizationId}
      and "meetingTranscript"."meetingId" = ${meetingId}
      and ("one" ->> 'position')::integer = any (${positions}::integer[])`.execute(db);
  return rows;
}

export type NextMeeting = { id: string; title: string; toConfirm: number };

/** The newest other meeting that the member may correct, with something to confirm. */
export async function findNextMeeting(
  db: Queryable,
  member: Member,
  meetingId: string,
): Promise<NextMeeting | null> {
  const { rows } = await sql<NextMeeting>`
    select "meeting"."id", "meeting"."title", ${toConfirm(member)} as "toConfirm"
    from ${readableAsMeeting(member)}
    where "meeting"."id" <> ${meetingId} and ${isToConfirm(member)}
    order by "meeting"."startsAt" desc, "meeting"."id" limit 1`.execute(db);
  return rows[0] ?? null;
}

/** How many questions are left, and who answered the last one. */
export async function findState(
  db: Queryable,
  member: Member,
  meetingId: string,
): Promise<{ toConfirm: number; lastAnswer: LastAnswer | null }> {
  const { rows } = await sql<{ toConfirm: number; lastAnswer: LastAnswer | null }>`
    select ${toConfirm(member)} as "toConfirm", ${lastAnswer(member)} as "lastAnswer"
    from "meeting"
    where "organizationId" = ${member.organizationId} and "id" = ${meetingId}`.execute(db);
  return rows[0] ?? { toConfirm: 0, lastAnswer: null };
}
