import type { MaybeAction } from '@rapport/contract';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { localStart } from '../../database/local-times.ts';
import type { Queryable } from '../../database/types.ts';
import { isReadableAction } from '../../ground/action/readable-actions-repository.ts';
import { isReadableBy } from '../../ground/meeting/readable-meetings-repository.ts';
import type { Member } from '../../platform/session.ts';

/** The member's profile. The directory columns are null if they have no directory entry. */
export function findOwnProfile(db: Queryable, { organizationId, accountId }: Member) {
  return db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.userId')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .leftJoin('directoryUser', (join) =>
      join
        .onRef('directoryUser.organizationId', '=', 'member.organizationId')
        .on(sql`lower("directoryUser"."email")`, '=', sql`lower("user"."email")`),
    )
    .leftJoin('scimUser', (join) =>
      join
        .onRef('scimUser.directoryUserId', '=', 'directoryUser.id')
        .on('scimUser.deletedAt', 'is', null),
    )
    .select(['userName', 'scimUser.displayName', 'manager'])
    .select(['user.email', 'user.name as accountName', 'user.image as picture'])
    .select('organization.name as organization')
    .select([
      'member.role',
      'member.createdAt as memberSince',
      'member.lastUsedAt',
      'directoryUser.id as directoryUserId',
    ])
    .select([
      'firstName',
      'lastName',
      'username',
      'title',
      'directoryUser.department',
      'teams',
      'syncSource',
    ])
    .select(['externalId', 'lastSyncedAt', 'invitedAt', 'activatedAt', 'isLeftOutOfMoods'])
    .where('member.organizationId', '=', organizationId)
    .where('member.userId', '=', accountId)
    .executeTakeFirstOrThrow();
}
export type OwnProfileRow = Awaited<ReturnType<typeof findOwnProfile>>;

export type Page = { limit: number; offset: number };

/** Runs a query for the rows of one page. */
export const paged =
  ({ limit, offset }: Page) =>
  <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) =>
    query.limit(limit).offset(offset).execute();

/** A column of what the person may read; null otherwise. */
const readable = (isReadable: RawBuilder<unknown>, column: string) =>
  sql<string | null>`case when ${isReadable} then ${sql.ref(column)} end`;

/** Meetings with a speaker matched to the person, newest first. */
export function listOwnMeetings(
  db: Queryable,
  { organizationId, settings }: Member,
  directoryUserId: string | null,
  page: Page,
) {
  return db
    .selectFrom('participant')
    .innerJoin('meeting', 'meeting.id', 'participant.meetingId')
    .select(['meeting.id', 'meeting.title', 'isTimeStated', 'participant.id as participantId'])
    .select(localStart(settings.timezone))
    .select(['participant.name as speakerName', 'speakingSeconds', 'talkShare', 'turns', 'words'])
    .select(['questions', 'participant.sentiment', 'sentimentScore', 'engagementScore'])
    .select(['feeling', 'feelingEvidence'])
    .select(['participant.summary', 'participant.summarySource'])
    .where('participant.organizationId', '=', organizationId)
    .where('participant.directoryUserId', '=', directoryUserId)
    .orderBy('meeting.startsAt', 'desc')
    .orderBy('participant.id')
    .$call(paged(page));
}
export type OwnMeetingRow = Awaited<ReturnType<typeof listOwnMeetings>>[number];

/** A speaker's turns in one meeting, one transcript piece at a time. */
export async function* readOwnTurns(
  db: Queryable,
  organizationId: string,
  { id, participantId }: Pick<OwnMeetingRow, 'id' | 'participantId'>,
) {
  for (let position = 0; ; position += 1) {
    const { rows } = await sql<{ pieces: number; said: { start: number | null; text: string }[] }>`
      select "pieces", coalesce(jsonb_agg(
          jsonb_build_object('start', "turn"->'start', 'text', "turn"->'text') order by "place")
        filter (where "turn"->>'participantId' = ${participantId}), '[]') as "said"
      from "meetingTranscript" "transcript"
      join "transcriptPiece" "piece" using ("organizationId", "meetingId", "transcriptId")
      cross join lateral
        jsonb_array_elements("turns") with ordinality as "element" ("turn", "place")
      where "organizationId" = ${organizationId} and "meetingId" = ${id}
        and "piece"."position" = ${position}
      group by "pieces"`.execute(db);
    const [piece] = rows;
    if (!piece) return;
    yield piece.said;
    if (position + 1 === piece.pieces) return;
  }
}

/** A speaker's connections, from the speaker's side. */
export function listOwnConnections(
  db: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
  participantIds: readonly string[],
) {
  return db
    .selectFrom('interaction')
    .innerJoin('participant as own', (join) =>
      join.on((on) =>
        on.or([
          on('own.id', '=', on.ref('interaction.sourceId')),
          on('own.id', '=', on.ref('interaction.targetId')),
        ]),
      ),
    )
    .innerJoin('participant as other', (join) =>
      join.on(
        'other.id',
        '=',
        sql`case when "own"."id" = "interaction"."sourceId"
          then "interaction"."targetId" else "interaction"."sourceId" end`,
      ),
    )
    .leftJoin('directoryUser', (join) =>
      join
        .onRef('directoryUser.id', '=', 'other.directoryUserId')
        .onRef('directoryUser.organizationId', '=', 'other.organizationId'),
    )
    .select(['own.id as participantId', 'other.name as with', 'interaction.sentiment'])
    .select(['value', 'onMatter'])
    .select('directoryUser.isLeftOutOfMoods')
    .select(['strength', 'summaryOfInteractions', 'communicationRecommendations'])
    .select(['interaction.summarySource', 'recommendationsSource'])
    .where('interaction.organizationId', '=', organizationId)
    .where('interaction.meetingId', 'in', meetingIds)
    .where('own.id', 'in', participantIds)
    .orderBy('strength', 'desc')
    .orderBy('other.name')
    .execute();
}

export function listOwnedItems(
  db: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
) {
  return db
    .selectFrom('actionItem')
    .select(['meetingId', 'text', 'owner', 'dueDate'])
    .where('organizationId', '=', organizationId)
    .where('meetingId', 'in', meetingIds)
    .where('owner', 'is not', null)
    .orderBy('position')
    .execute();
}

/** What may be actions with owners, as the last analyses found them. */
export async function listMaybeItems(
  db: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
): Promise<(MaybeAction & { meetingId: string })[]> {
  const { rows } = await sql<{ meetingId: string; action: MaybeAction }>`
    select "meetingId", "action" from "meetingTranscript"
    cross join lateral jsonb_array_elements("findings" #> '{maybe,actions}') "action"
    where "organizationId" = ${organizationId} and "meetingId" = any (${meetingIds}::uuid[])
      and "action" ->> 'owner' is not null`.execute(db);
  return rows.map(({ meetingId, action }) => ({ ...action, meetingId }));
}

/** Actions that the person owns or added, newest first. */
export function listOwnActions(
  db: Queryable,
  member: Member,
  directoryUserId: string | null,
  page: Page,
) {
  const { organizationId, accountId } = member;
  const isReadable = isReadableAction(member);
  const isOwner = sql<boolean>`coalesce("actionItem"."ownerUserId" = ${directoryUserId}, false)`;
  const isAuthor = sql<boolean>`coalesce("actionItem"."createdBy" = ${accountId}, false)`;
  return db
    .selectFrom('actionItem')
    .leftJoin('meeting', 'meeting.id', 'actionItem.meetingId')
    .select([
      readable(isReadable, 'actionItem.text').as('text'),
      readable(isReadable, 'actionItem.note').as('note'),
      readable(isReadable, 'meeting.title').as('meeting'),
      sql<string | null>`to_char("dueDay", 'YYYY-MM-DD')`.as('dueDay'),
      isOwner.as('isOwner'),
      isAuthor.as('isAuthor'),
    ])
    .select(['state', 'actionItem.createdAt as at'])
    .where('actionItem.organizationId', '=', organizationId)
    .where((where) => where.or([isOwner, isAuthor]))
    .orderBy('actionItem.createdAt', 'desc')
    .orderBy('actionItem.id')
    .$call(paged(page));
}

const correctionsBy = (db: Queryable, { organizationId, accountId }: Member) =>
  db
    .selectFrom('meetingCorrection')
    .innerJoin('meeting', 'meeting.id', 'meetingCorrection.meetingId')
    .where('meetingCorrection.organizationId', '=', organizationId)
    .where('createdBy', '=', accountId);

/** A correction may quote titles and names, so its text is only returned for readable meetings. */
export function listOwnCorrections(db: Queryable, member: Member, page: Page) {
  const isReadable = isReadableBy(member);
  return correctionsBy(db, member)
    .select(['meeting.id as meetingId', 'meetingCorrection.createdAt as at', 'undoneAt'])
    .select([
      readable(isReadable, 'meeting.title').as('meeting'),
      readable(isReadable, 'words').as('words'),
    ])
    .orderBy('position', 'desc')
    .$call(paged(page));
}

/** The person's choices about series, newest first. */
export function listOwnSeriesChoices(db: Queryable, member: Member, page: Page) {
  const { organizationId, accountId } = member;
  const isReadable = isReadableBy(member);
  return db
    .selectFrom('seriesChoice')
    .innerJoin('meeting', 'meeting.id', 'seriesChoice.meetingId')
    .innerJoin('series', 'series.id', 'seriesChoice.seriesId')
    .select(['meetingId', 'isPart', 'chosenAt as at'])
    .select([
      readable(isReadable, 'meeting.title').as('meeting'),
      readable(isReadable, 'series.name').as('series'),
    ])
    .where('seriesChoice.organizationId', '=', organizationId)
    .where('chosenBy', '=', accountId)
    .orderBy('chosenAt', 'desc')
    .orderBy('seriesId')
    .orderBy('meetingId')
    .$call(paged(page));
}

/** Views of the meetings list that the person saved, newest first. */
export function listOwnViews(db: Queryable, member: Member, page: Page) {
  return db
    .selectFrom('meetingView')
    .select(['name', 'filter', 'createdAt as at'])
    .select(sql<boolean>`"ownerId" is null`.as('isShared'))
    .where('organizationId', '=', member.organizationId)
    .where('createdBy', '=', member.accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .$call(paged(page));
}

/** Questions that the person asked about their meetings, newest first. */
export function listOwnQuestions(db: Queryable, { organizationId, accountId }: Member, page: Page) {
  return db
    .selectFrom('askedQuestion')
    .select(['question', 'filters', 'askedAt as at', 'found', 'quotes'])
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', accountId)
    .orderBy('askedAt', 'desc')
    .orderBy('id')
    .$call(paged(page));
}

/** Notifications of the last 60 days, including those sent only by mail, newest first. */
export function listOwnNotifications(db: Queryable, member: Member, page: Page) {
  const { organizationId, accountId } = member;
  return db
    .selectFrom('notification')
    .leftJoin('meeting', 'meeting.id', 'notification.meetingId')
    .leftJoin('actionItem', 'actionItem.id', 'notification.actionId')
    .select(['kind', 'readAt', 'notification.createdAt as at'])
    .select([
      readable(isReadableBy(member), 'meeting.title').as('meeting'),
      readable(isReadableAction(member), 'actionItem.text').as('action'),
    ])
    .where('notification.organizationId', '=', organizationId)
    .where('notification.accountId', '=', accountId)
    .orderBy('notification.position', 'desc')
    .$call(paged(page));
}

/** Weeks for which the person got a digest. */
export function listOwnDigests(db: Queryable, { organizationId, accountId }: Member, page: Page) {
  return db
    .selectFrom('digestSent')
    .select(['sentAt as at'])
    .select(sql<string>`"week"::text`.as('week'))
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', accountId)
    .orderBy('week', 'desc')
    .$call(paged(page));
}

export async function findOwnNotificationSettings(
  db: Queryable,
  { organizationId, accountId }: Member,
) {
  const saved = await db
    .selectFrom('notificationSettings')
    .select(['bell', 'mail', 'isDigestOn', 'digestDay', 'digestTime', 'quietFrom', 'quietTo'])
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return saved ?? null;
}

const uploadsBy = (db: Queryable, { organizationId, accountId }: Member) =>
  db
    .selectFrom('meeting')
    .where('organizationId', '=', organizationId)
    .where('uploadedBy', '=', accountId);

export function listOwnUploads(db: Queryable, member: Member, page: Page) {
  return uploadsBy(db, member)
    .select(['id as meetingId', 'title', 'createdAt as at'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .$call(paged(page));
}

const entriesBy = (db: Queryable, { organizationId, accountId }: Member) =>
  db
    .selectFrom('auditEntry')
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', accountId);

export function listOwnEntries(db: Queryable, member: Member, page: Page) {
  return entriesBy(db, member)
    .select(['at', 'action', 'detail', 'address', 'device'])
    .orderBy('at', 'desc')
    .orderBy('id')
    .$call(paged(page));
}

const howMany = sql<number>`count(*)::int`.as('count');

export async function countOwn(
  db: Queryable,
  member: Member,
  directoryUserId: string | null,
): Promise<{ meetings: number; corrections: number; uploads: number; auditEntries: number }> {
  const meetings = await db
    .selectFrom('participant')
    .select(howMany)
    .where('organizationId', '=', member.organizationId)
    .where('directoryUserId', '=', directoryUserId)
    .executeTakeFirstOrThrow();
  const corrections = await correctionsBy(db, member).select(howMany).executeTakeFirstOrThrow();
  const uploads = await uploadsBy(db, member).select(howMany).executeTakeFirstOrThrow();
  const auditEntries = await entriesBy(db, member).select(howMany).executeTakeFirstOrThrow();
  return {
    meetings: meetings.count,
    corrections: corrections.count,
    uploads: uploads.count,
    auditEntries: auditEntries.count,
  };
}
