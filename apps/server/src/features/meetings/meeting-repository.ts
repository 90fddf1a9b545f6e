import { type SelectQueryBuilder, sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import { localEnd, localStart } from '../../database/local-times.ts';
import type { Meeting, Queryable, Tables } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';

/** What a meeting's team is called where it is not known; it is found under this name, too. */
export const unknownTeam = 'Unknown';

/** A meeting with its start as a wall clock in the organization's zone shows it. */
export type LocalMeeting = Meeting & LocalStart & { endTime: string };
type LocalStart = { date: string; startTime: string };

const listedColumns = [
  'id',
  'title',
  'isDateStated',
  'isTimeStated',
  'meetingLink',
  'uploadedBy',
  'durationMinutes',
  'team',
  'participantCount',
  'actionCount',
  'sentiment',
  'sentimentLabel',
  'judgedReason',
  'moods',
  'language',
  'initiatives',
  'status',
  'step',
  'percentage',
  'secondsRemaining',
  'error',
] as const;
/** As much of a meeting as a list shows. */
export type ListedMeeting = Pick<Meeting, (typeof listedColumns)[number]> & LocalStart;

const meetingsOf = (db: Queryable, organizationId: string) =>
  db.selectFrom('meeting').where('organizationId', '=', organizationId);

function matching<O>(
  query: SelectQueryBuilder<Tables, 'meeting', O>,
  search: string | undefined,
): SelectQueryBuilder<Tables, 'meeting', O> {
  if (!search) return query;
  const pattern = containing(search);
  return query.where((where) =>
    where.or([
      where('title', 'ilike', pattern),
      where(where.fn.coalesce('team', where.val(unknownTeam)), 'ilike', pattern),
    ]),
  );
}

/** One page of the organization's meetings, newest first, and how many there are. */
export async function listMeetings(
  db: Queryable,
  organizationId: string,
  zone: string,
  page: { limit: number; offset: number; search?: string | undefined },
): Promise<{ meetings: ListedMeeting[]; total: number }> {
  const count = matching(
    meetingsOf(db, organizationId).select(sql<number>`count(*)::int`.as('total')),
    page.search,
  );
  const meetings = await matching(meetingsOf(db, organizationId), page.search)
    .select(listedColumns)
    .select(localStart(zone))
    .select(count.as('total'))
    .orderBy('startsAt', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  // A page beyond the last has no row that could tell.
  const { total } = meetings[0] ?? (await count.executeTakeFirstOrThrow());
  return { meetings, total: total ?? 0 };
}

export async function findLocalMeeting(
  db: Queryable,
  organizationId: string,
  zone: string,
  id: string,
): Promise<LocalMeeting | undefined> {
  if (!isUuid(id)) return undefined;
  return meetingsOf(db, organizationId)
    .selectAll()
    .select([...localStart(zone), localEnd(zone)])
    .where('id', '=', id)
    .executeTakeFirst();
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
