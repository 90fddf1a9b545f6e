import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { shownName } from '../../ground/shown-name-repository.ts';

/**
 * A meeting's participants in the order of their first words, with their directory entries if
 * matched.
 */
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

/** The actions of a meeting except dropped ones; those added by hand come last. */
export function listActionItems(db: Queryable, organizationId: string, meetingId: string) {
  return db
    .selectFrom('actionItem')
    .leftJoin('directoryUser', (join) =>
      join
        .onRef('directoryUser.id', '=', 'actionItem.ownerUserId')
        .onRef('directoryUser.organizationId', '=', 'actionItem.organizationId'),
    )
    .select(['text', 'dueDate', 'before', 'turn', 'quote', 'note', 'origin', 'closedAt'])
    .select(sql<boolean>`'text' = any ("changed")`.as('isCorrected'))
    .select(sql<boolean>`"confirmedAt" is not null`.as('isConfirmed'))
    .select(sql<boolean>`"state" = 'from-before'`.as('isFromBefore'))
    .select(sql<string | null>`coalesce(${shownName()}, "owner")`.as('owner'))
    .select(sql<string | null>`to_char("dueDay", 'YYYY-MM-DD')`.as('dueDay'))
    .where('actionItem.organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .where('state', '!=', 'dropped')
    .orderBy('position', (order) => order.nullsLast())
    .orderBy('actionItem.createdAt')
    .orderBy('actionItem.id')
    .execute();
}

export type ActionItemRow = Awaited<ReturnType<typeof listActionItems>>[number];

/** The transcript with the evidence of the summary; undefined if the meeting is not completed. */
export function findTranscript(db: Queryable, organizationId: string, meetingId: string) {
  return db
    .selectFrom('meetingTranscript')
    .select(['transcriptId', 'pieces', 'summaryLines', 'coverage'])
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .executeTakeFirst();
}

/**
 * The findings of a meeting except action items, its talk figures, and the number of people it is
 * shared with.
 */
export async function findFindings(db: Queryable, organizationId: string, meetingId: string) {
  const found = await db
    .selectFrom('meeting')
    .leftJoin('meetingTranscript', (join) =>
      join
        .onRef('meetingTranscript.organizationId', '=', 'meeting.organizationId')
        .onRef('meetingTranscript.meetingId', '=', 'meeting.id'),
    )
    .select(['findings', 'talk'])
    .select((eb) =>
      eb
        .selectFrom('meetingShare')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('meetingShare.organizationId', '=', 'meeting.organizationId')
        .whereRef('meetingShare.meetingId', '=', 'meeting.id')
        .as('shares'),
    )
    .where('meeting.organizationId', '=', organizationId)
    .where('meeting.id', '=', meetingId)
    .executeTakeFirst();
  return {
    findings: found?.findings ?? null,
    talk: found?.talk ?? null,
    shares: found?.shares ?? 0,
  };
}

type PieceKey = { organizationId: string; meetingId: string; transcriptId: string };

/**
 * One piece of a transcript; undefined if the transcript was replaced or deleted in the meantime.
 */
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
