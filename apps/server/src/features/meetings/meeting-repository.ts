import { type SelectQueryBuilder, sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import type { Meeting, Queryable, Tables } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';

/** A meeting with its start as a wall clock in the organization's zone shows it. */
export type LocalMeeting = Meeting & { date: string; startTime: string; endTime: string };

function localMeetings(db: Queryable, organizationId: string, zone: string) {
  const starts = sql`"startsAt" at time zone ${zone}`;
  return db
    .selectFrom('meeting')
    .selectAll()
    .select([
      sql<string>`to_char(${starts}, 'YYYY-MM-DD')`.as('date'),
      sql<string>`to_char(${starts}, 'HH24:MI')`.as('startTime'),
      sql<string>`to_char(${starts} + make_interval(mins => "durationMinutes"), 'HH24:MI')`.as(
        'endTime',
      ),
    ])
    .where('organizationId', '=', organizationId);
}

function matching<O>(
  query: SelectQueryBuilder<Tables, 'meeting', O>,
  search: string | undefined,
): SelectQueryBuilder<Tables, 'meeting', O> {
  if (!search) return query;
  const pattern = containing(search);
  return query.where((where) =>
    where.or([where('title', 'ilike', pattern), where('team', 'ilike', pattern)]),
  );
}

/** One page of the organization's meetings, newest first, and how many there are. */
export async function listMeetings(
  db: Queryable,
  organizationId: string,
  zone: string,
  page: { limit: number; offset: number; search?: string | undefined },
): Promise<{ meetings: LocalMeeting[]; total: number }> {
  const meetings = await matching(localMeetings(db, organizationId, zone), page.search)
    .orderBy('startsAt', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const count = await matching(
    db
      .selectFrom('meeting')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('organizationId', '=', organizationId),
    page.search,
  ).executeTakeFirstOrThrow();
  return { meetings, total: count.total };
}

export async function findLocalMeeting(
  db: Queryable,
  organizationId: string,
  zone: string,
  id: string,
): Promise<LocalMeeting | undefined> {
  if (!isUuid(id)) return undefined;
  return localMeetings(db, organizationId, zone).where('id', '=', id).executeTakeFirst();
}

/** The meeting, locked until the transaction ends, so that what is decided about it stays true. */
export async function lockMeeting(
  tx: Queryable,
  organizationId: string,
  id: string,
): Promise<Meeting | undefined> {
  if (!isUuid(id)) return undefined;
  return tx
    .selectFrom('meeting')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Removes a meeting with its file and its results. */
export async function deleteMeetingRow(db: Queryable, organizationId: string, id: string) {
  await db
    .deleteFrom('meeting')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}
