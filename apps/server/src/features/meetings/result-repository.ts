import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/** A meeting's participants in order of first speaking, with their directory entries where they are tied to one. */
export function listParticipants(db: Queryable, organizationId: string, meetingId: string) {
  return db
    .selectFrom('participant')
    .leftJoin('directoryUser', (join) =>
      join
        .onRef('directoryUser.id', '=', 'participant.directoryUserId')
        .onRef('directoryUser.organizationId', '=', 'participant.organizationId'),
    )
    .selectAll('participant')
    .select([
      'directoryUser.firstName',
      'directoryUser.lastName',
      'directoryUser.email',
      'directoryUser.department',
      'directoryUser.title as role',
      'directoryUser.accountId',
      'directoryUser.isLeftOutOfMoods',
    ])
    .where('participant.organizationId', '=', organizationId)
    .where('participant.meetingId', '=', meetingId)
    .orderBy('participant.position')
    .execute();
}
export type ParticipantRow = Awaited<ReturnType<typeof listParticipants>>[number];

/** By meeting, the people who are judged: `countJudgedPeople` for many meetings. */
export async function countJudgedPeopleOf(
  db: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (meetingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('participant')
    .leftJoin('directoryUser', (join) =>
      join
        .onRef('directoryUser.id', '=', 'participant.directoryUserId')
        .onRef('directoryUser.organizationId', '=', 'participant.organizationId'),
    )
    .select('participant.meetingId')
    .select(
      sql<number>`count(distinct coalesce("participant"."directoryUserId", "participant"."id"))::int`.as(
        'people',
      ),
    )
    .where('participant.organizationId', '=', organizationId)
    .where('participant.meetingId', 'in', meetingIds)
    .where('participant.judged', '=', true)
    .where('directoryUser.isLeftOutOfMoods', 'is not', true)
    .groupBy('participant.meetingId')
    .execute();
  return new Map(rows.map(({ meetingId, people }) => [meetingId, people]));
}

export function listInteractions(db: Queryable, organizationId: string, meetingId: string) {
  return db
    .selectFrom('interaction')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .orderBy('sourceId')
    .orderBy('targetId')
    .execute();
}
export type InteractionRow = Awaited<ReturnType<typeof listInteractions>>[number];

export function listActionItems(db: Queryable, organizationId: string, meetingId: string) {
  return db
    .selectFrom('actionItem')
    .select(['text', 'owner', 'dueDate', 'before', 'turn', 'quote'])
    .select(sql<string | null>`to_char("dueDay", 'YYYY-MM-DD')`.as('dueDay'))
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .orderBy('position')
    .execute();
}

/** The transcript with the evidence of the summary; undefined for a meeting that is not completed. */
export function findTranscript(db: Queryable, organizationId: string, meetingId: string) {
  return db
    .selectFrom('meetingTranscript')
    .select(['transcriptId', 'pieces', 'summaryLines', 'coverage'])
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .executeTakeFirst();
}

/** The findings of a meeting, without its action items. */
export async function findFindings(db: Queryable, organizationId: string, meetingId: string) {
  const transcript = await db
    .selectFrom('meetingTranscript')
    .select('findings')
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .executeTakeFirst();
  return transcript?.findings ?? null;
}

type PieceKey = { organizationId: string; meetingId: string; transcriptId: string };

/** One piece of a transcript; undefined if the transcript was replaced or deleted meanwhile. */
export function findPiece(
  db: Queryable,
  { organizationId, meetingId, transcriptId }: PieceKey,
  position: number,
) {
  return db
    .selectFrom('transcriptPiece')
    .select('turns')
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .where('transcriptId', '=', transcriptId)
    .where('position', '=', position)
    .executeTakeFirst();
}
