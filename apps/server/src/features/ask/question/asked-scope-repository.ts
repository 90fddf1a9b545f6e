import { type RawBuilder, sql } from 'kysely';
import { oneValueOf, valuesOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import { endOf, startOf } from '../../../ground/meeting/counted-meetings-repository.ts';
import {
  type Reader,
  readableMeetings,
  readsEveryMeeting,
} from '../../../ground/meeting/readable-meetings-repository.ts';
import { membersOfSeries } from '../../../ground/meeting/series-member-repository.ts';
import {
  fromReadableIndex,
  type ReadableIndex,
} from '../../../ground/search-index/readable-index-repository.ts';
import { hearDepartments } from './heard-departments-repository.ts';

/** The meetings that a question is about. */
export type Scope = {
  /** First and last day by the organization's clock. */
  from: string | null;
  to: string | null;
  seriesId: string | null;
  /** If set, only this meeting. */
  meetingId: string | null;
  /** If not empty, one of these people speaks: people of the directory by id, other speakers by name. */
  userIds: readonly string[];
  guests: readonly string[];
  /** If true, all of these people speak. */
  areTogether: boolean;
  /** Departments and teams, of each of which somebody is heard. */
  departments: readonly string[];
};

export const everything: Scope = {
  from: null,
  to: null,
  seriesId: null,
  meetingId: null,
  userIds: [],
  guests: [],
  areTogether: false,
  departments: [],
};

const speaks = (
  organizationId: string,
  { userIds, guests }: Pick<Scope, 'userIds' | 'guests'>,
) => sql`"meetingIndex"."meetingId" in (
  select "meetingId" from "participant"
  where "organizationId" = ${organizationId} and "directoryUserId" = any (${userIds}::uuid[])
  union all
  select "meetingId" from "participant"
  where "organizationId" = ${organizationId} and "directoryUserId" is null
    and "heardAs" is not null and "name" = any (${guests}::text[]))`;

/** A condition on "meetingIndex" for the filters of the scope. */
function isWithin(
  reader: Reader,
  { from, to, seriesId, meetingId, userIds, guests, areTogether, departments }: Scope,
): RawBuilder<unknown> {
  const { organizationId } = reader;
  const conditions = [sql`"meetingIndex"."organizationId" = ${organizationId}`];
  if (from !== null) conditions.push(sql`"meetingIndex"."startsAt" >= ${startOf(reader, from)}`);
  if (to !== null) conditions.push(sql`"meetingIndex"."startsAt" < ${endOf(reader, to)}`);
  if (seriesId !== null)
    conditions.push(sql`"meetingIndex"."meetingId" in (
      select "meetingId" from (${membersOfSeries(organizationId)}) "member"
      where "seriesId" = ${seriesId})`);
  if (meetingId !== null) conditions.push(sql`"meetingIndex"."meetingId" = ${meetingId}`);
  const groups = areTogether
    ? [
        ...userIds.map((id) => ({ userIds: [id], guests: [] })),
        ...guests.map((name) => ({ userIds: [], guests: [name] })),
      ]
    : [{ userIds, guests }];
  if (userIds.length + guests.length > 0)
    conditions.push(...groups.map((group) => speaks(organizationId, group)));
  conditions.push(...hearDepartments(organizationId, departments));
  return sql.join(conditions, sql` and `);
}

/** Meetings whose words are not indexed yet are excluded. They are few and found by an index. */
const isIndexed = ({ organizationId }: Reader) => sql`not exists (
  select from "meetingIndex" "unread"
  where "unread"."organizationId" = ${organizationId} and "unread"."transcriptId" is null
    and "unread"."meetingId" = "meetingIndex"."meetingId")`;

/**
 * `from "meetingIndex" where ...` for comparing words: the meetings of the scope that the reader may read and whose
 * words are indexed. Every query of an answer uses this or `askedMeetings`, or names meetings that they returned.
 */
export const fromAskedIndex = (index: ReadableIndex, scope: Scope): RawBuilder<unknown> =>
  fromReadableIndex(index, sql`${isWithin(index.reader, scope)} and ${isIndexed(index.reader)}`);

/** The readable meetings of the scope. The query starts with the readable ones if they are few. */
const fromReadable = (reader: Reader, scope: Scope) =>
  readsEveryMeeting(reader)
    ? sql`from "meetingIndex" where ${isWithin(reader, scope)}`
    : sql`
      from (select "id" from (${readableMeetings(reader)}) "each") "readable"
      join "meetingIndex" on "meetingIndex"."meetingId" = "readable"."id"
      where ${isWithin(reader, scope)}`;

/** Selects "meetingId" and "startsAt" of the meetings that a question is about. */
export const askedMeetings = (reader: Reader, scope: Scope): RawBuilder<unknown> => sql`
  select "meetingIndex"."meetingId", "meetingIndex"."startsAt" ${fromReadable(reader, scope)}
    and ${isIndexed(reader)}`;

export const isOfDaysAlone = (
  reader: Reader,
  { seriesId, meetingId, userIds, guests, departments }: Scope,
): boolean =>
  readsEveryMeeting(reader) &&
  seriesId === null &&
  meetingId === null &&
  userIds.length + guests.length + departments.length === 0;

export type ScopeSize = { meetings: number; from: string | null; to: string | null };

/** The number of meetings that a question is about, with the days of the first and the last. Uses an index only. */
export async function measureScope(
  db: Queryable,
  reader: Reader,
  scope: Scope,
): Promise<ScopeSize> {
  const day = (moment: string) =>
    sql`to_char(${sql.raw(moment)} at time zone ${reader.settings.timezone}, 'YYYY-MM-DD')`;
  const from = fromReadable(reader, scope);
  const first = sql`min("meetingIndex"."startsAt")`;
  const last = sql`max("meetingIndex"."startsAt")`;
  // If only days are filtered, an index gives the first and last day, and counting the rest is about four times as
  // fast.
  const all = isOfDaysAlone(reader, scope)
    ? sql`(select count(*) ${from}) as "meetings", (select ${first} ${from}) as "first",
        (select ${last} ${from}) as "last"`
    : sql`count(*) as "meetings", ${first} as "first", ${last} as "last" ${from}`;
  const { rows } = await sql<ScopeSize>`
    with "all" as (
      select ${all}
    ), "unread" as (
      select count(*) as "meetings" ${from}
        and "meetingIndex"."transcriptId" is null)
    select ("all"."meetings" - "unread"."meetings")::int as "meetings",
      ${day('"first"')} as "from", ${day('"last"')} as "to"
    from "all", "unread"`.execute(db);
  return rows[0] ?? { meetings: 0, from: null, to: null };
}

/** Readable meetings that are being analysed, or whose words are not indexed yet. */
export async function countNotYetAsked(db: Queryable, reader: Reader): Promise<number> {
  const isReadable = readsEveryMeeting(reader)
    ? sql`true`
    : sql`"id" in (select "id" from (${readableMeetings(reader)}) "readable")`;
  return oneValueOf<number>(db)`
    select count(*)::int as "meetings" from (
      select "id" from "meeting"
      where "organizationId" = ${reader.organizationId} and "status" <> 'completed'
        and "status" in ('pending', 'processing')
      union
      select "meetingId" from "meetingIndex"
      where "organizationId" = ${reader.organizationId} and "transcriptId" is null) "waiting"
    where ${isReadable}`;
}

/** The newest meetings of the scope. */
export const listNewest = (
  db: Queryable,
  reader: Reader,
  scope: Scope,
  limit: number,
) => valuesOf<string>(db)`
    select "meetingId" as "id" from (${askedMeetings(reader, scope)}) "asked"
    order by "startsAt" desc, "meetingId" desc limit ${limit}`;
