import type { MeetingCheckKind, MeetingListQuery } from '@rapport/contract';
import { sql } from 'kysely';
import { localStart } from '../../database/local-times.ts';
import { oneValueOf } from '../../database/rows-of.ts';
import type { Meeting, Queryable } from '../../database/types.ts';
import { openDoubts } from '../../ground/meeting/doubts-repository.ts';
import {
  readableMeetings,
  readsEveryMeeting,
} from '../../ground/meeting/readable-meetings-repository.ts';
import { isUndecidedDuplicate } from '../../ground/meeting/same-meeting-repository.ts';
import {
  type LastAnswer,
  lastAnswer,
  toConfirm,
} from '../../ground/meeting/to-confirm-repository.ts';
import {
  type FilterReader,
  hasHiddenMood,
  isSelected,
  type SoughtMeetings,
} from './meeting-filter-repository.ts';
import { cursorOfRow, isAfter, isThrough, orderOf } from './meeting-order-repository.ts';
import type { LocalStart } from './meeting-repository.ts';

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
  'decisionCount',
  'sentiment',
  'sentimentLabel',
  'judgedReason',
  'moods',
  'peopleByFeeling',
  'shownMood',
  'language',
  'initiatives',
  'isLeftOutOfFigures',
  'status',
  'step',
  'percentage',
  'secondsRemaining',
  'recordedMinutes',
  'writtenMinutes',
  'sentMinutes',
  'error',
] as const;
/** The columns of a meeting that the list shows. */
export type ListedMeeting = Pick<Meeting, (typeof listedColumns)[number]> &
  LocalStart & {
    isDuplicate: boolean;
    toCheck: MeetingCheckKind[];
    toConfirm: number;
    lastAnswer: LastAnswer | null;
  };

/** A listed meeting with the number of its open actions, which only the list shows. */
export type CountedMeeting = ListedMeeting & { openActionCount: number };

type ListedRow = CountedMeeting & { cursor: string; total: number };

type Page = { meetings: CountedMeeting[]; total: number; next: string | null };

/** Whether the query selects everything that the reader may read, which has a faster query. */
function isWhole({ sort = 'newest', ...query }: MeetingListQuery) {
  // A search is passed separately, and pages are cut from the whole list too.
  const { search, limit, offset, after, through, ...filters } = query;
  return sort === 'newest' && Object.values(filters).every((value) => value === undefined);
}

/** The ids of a page and the total, from one evaluation of the list. */
function pageOf(reader: FilterReader, query: MeetingListQuery, sought: SoughtMeetings | undefined) {
  const selected = isSelected(reader, query, sought);
  const all =
    isWhole(query) && !sought
      ? readableMeetings(reader)
      : sql`select "id", "startsAt", "title", "durationMinutes" from "meeting" where ${selected}`;
  return sql`
    with "selected" as materialized (${all})
    select "meeting"."id", (select count(*)::int from "selected") as "total"
    from "selected" "meeting" where ${cutOf(query)}`;
}

/** The part of a query after `where`. One extra row shows whether there is a next page. */
function cutOf({ sort = 'newest', after, through, limit, offset }: MeetingListQuery) {
  return sql`${after ? isAfter(sort, after) : sql`true`}
    and ${through ? isThrough(sort, through) : sql`true`}
    order by ${orderOf(sort)} limit ${limit + 1} offset ${offset}`;
}

const openActionCount = sql`(
  select count(*)::int from "actionItem"
  where "actionItem"."organizationId" = "meeting"."organizationId"
    and "actionItem"."meetingId" = "meeting"."id" and "actionItem"."state" = 'open')`;

/**
 * One page of the meetings that the reader may read, with the total and the cursor of the next
 * page.
 */
export async function listMeetings(
  db: Queryable,
  reader: FilterReader,
  query: MeetingListQuery,
  sought: SoughtMeetings | undefined,
): Promise<Page> {
  const { sort = 'newest', limit } = query;
  const columns = sql.join(listedColumns.map((column) => sql.ref(`meeting.${column}`)));
  const shown = sql`${columns}, ${isUndecidedDuplicate} as "isDuplicate", ${openDoubts} as "toCheck",
    ${toConfirm(reader)} as "toConfirm", ${lastAnswer(reader)} as "lastAnswer",
    ${sql.join(localStart(reader.settings.timezone))}, ${cursorOfRow(sort)} as "cursor",
    ${openActionCount} as "openActionCount"`;
  const selected = isSelected(reader, query, sought);
  // For readers of all meetings, the whole list is read in a single index scan.
  const { rows } = await (isWhole(query) && !sought && readsEveryMeeting(reader)
    ? sql<ListedRow>`
      select ${shown}, (select count(*)::int from "meeting" where ${selected}) as "total"
      from "meeting" where ${selected} and ${cutOf(query)}`
    : sql<ListedRow>`
      select ${shown}, "page"."total"
      from (${pageOf(reader, query, sought)}) "page"
      join "meeting" on "meeting"."id" = "page"."id"
      order by ${orderOf(sort)}`
  ).execute(db);
  const meetings = rows.slice(0, limit);
  const next = rows.length > limit ? (meetings.at(-1)?.cursor ?? null) : null;
  // An empty page has no row that contains the total.
  const total = rows[0]?.total ?? (await countMeetings(db, reader, query, sought));
  return { meetings, total, next };
}

export const countMeetings = (
  db: Queryable,
  reader: FilterReader,
  query: Parameters<typeof isSelected>[1],
  sought: SoughtMeetings | undefined,
) => oneValueOf<number>(db)`
    select count(*)::int as "total" from "meeting"
    where ${isSelected(reader, query, sought)}`;

/** The number of meetings that a mood filter excludes because the reader may not see their mood. */
export const countHiddenMoods = (
  db: Queryable,
  reader: FilterReader,
  { mood, ...others }: Parameters<typeof isSelected>[1],
  sought: SoughtMeetings | undefined,
) => oneValueOf<number>(db)`
    select count(*)::int as "total" from "meeting"
    where ${isSelected(reader, others, sought)} and ${hasHiddenMood(reader)}`;
