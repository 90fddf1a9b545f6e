import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { readableAsMeeting } from '../../ground/meeting/readable-meetings-repository.ts';
import {
  isToConfirm,
  type LastAnswer,
  lastAnswer,
  toConfirm,
} from '../../ground/meeting/to-confirm-repository.ts';
import type { Member } from '../../platform/session.ts';

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
