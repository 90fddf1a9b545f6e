import type { MeetingListQuery } from '@rapport/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import { localEnd, localStart } from '../../database/local-times.ts';
import { cursorOfRow, isAfter, isThrough } from '../../database/start-cursor.ts';
import type { Meeting, Queryable, Tables } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';
import { isReadableBy, type Reader } from '../../ground/meeting/readable-meetings-repository.ts';

/** Shown for a meeting without a team. A search for it finds these meetings. */
export const unknownTeam = 'Unknown';

/** A meeting with its start in the time zone of the organization. */
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
  'isDurationEstimated',
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
/** The columns of a meeting that the list shows. */
export type ListedMeeting = Pick<Meeting, (typeof listedColumns)[number]> & LocalStart;

const meetingsOf = (db: Queryable, reader: Reader) =>
  db.selectFrom('meeting').where(isReadableBy(reader));

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

/**
 * One page of the meetings that the reader may read, newest first, with their number and the cursor where the next page
 * begins, null on the last page.
 */
export async function listMeetings(
  db: Queryable,
  reader: Reader,
  page: MeetingListQuery,
): Promise<{ meetings: ListedMeeting[]; total: number; next: string | null }> {
  const count = matching(
    meetingsOf(db, reader).select(sql<number>`count(*)::int`.as('total')),
    page.search,
  );
  let query = matching(meetingsOf(db, reader), page.search);
  if (page.after) query = query.where(isAfter(page.after));
  if (page.through) query = query.where(isThrough(page.through));
  const rows = await query
    .select(listedColumns)
    .select(localStart(reader.settings.timezone))
    .select(cursorOfRow)
    .select(count.as('total'))
    .orderBy('startsAt', 'desc')
    .orderBy('id', 'desc')
    // The extra row tells whether there is a next page.
    .limit(page.limit + 1)
    .offset(page.offset)
    .execute();
  const meetings = rows.slice(0, page.limit);
  // An empty page has no row with the total.
  const { total } = rows[0] ?? (await count.executeTakeFirstOrThrow());
  const next = rows.length > page.limit ? (meetings.at(-1)?.cursor ?? null) : null;
  return { meetings, total: total ?? 0, next };
}

export async function findLocalMeeting(
  db: Queryable,
  reader: Reader,
  id: string,
): Promise<LocalMeeting | undefined> {
  if (!isUuid(id)) return undefined;
  const { timezone } = reader.settings;
  return meetingsOf(db, reader)
    .selectAll()
    .select([...localStart(timezone), localEnd(timezone)])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Deletes a meeting with its file and its results. */
export async function deleteMeetingRow(db: Queryable, organizationId: string, id: string) {
  await db
    .deleteFrom('meeting')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}
