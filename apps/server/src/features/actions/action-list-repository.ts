import {
  type ActionCounts,
  type ActionFilter,
  type ActionGroup,
  type ActionState,
  actionGroups,
  actionStates,
  countListed,
  countOfState,
  type StateCounts,
} from '@rapport/contract';
import { type RawBuilder, sql } from 'kysely';
import { conditionsOf } from '../../database/conditions-of.ts';
import { containing } from '../../database/containing.ts';
import { rowsOf } from '../../database/rows-of.ts';
import type { Meeting, Queryable } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';
import {
  groupOf,
  isDoneIn,
  isReadableAction,
  placeOf,
  selfOf,
  todayOf,
} from '../../ground/action/readable-actions-repository.ts';
import { endOf, startOf } from '../../ground/meeting/counted-meetings-repository.ts';
import type { Reader } from '../../ground/meeting/readable-meetings-repository.ts';
import { isInSeries } from '../../ground/meeting/series-member-repository.ts';
import { shownName } from '../../ground/shown-name-repository.ts';

/** The filters of the list, and those that only answers have. Lists that are given are not empty. */
export type ActionSearch = ActionFilter & {
  /** Ids of people of the directory. */
  owners?: readonly string[] | undefined;
  /** Departments and teams of the owner, in upper or lower case. */
  departments?: readonly string[] | undefined;
  /** First and last day of the meeting, or on which it was added. */
  from?: string | undefined;
  to?: string | undefined;
};

export type ListedAction = {
  id: string;
  origin: 'found' | 'added';
  text: string;
  quote: string | null;
  before: string | null;
  isCorrected: boolean;
  isConfirmed: boolean;
  ownerUserId: string | null;
  ownerName: string | null;
  ownerAccountId: string | null;
  dueDay: string | null;
  dueDate: string | null;
  state: ActionState;
  closedOn: string | null;
  note: string | null;
  meetingId: string | null;
  title: string | null;
  date: string | null;
  turn: number | null;
  start: number | null;
  uploadedBy: string | null;
  status: Meeting['status'] | null;
  createdBy: string | null;
  author: string | null;
  addedOn: string | null;
  group: number;
  cursor: string;
};

const joined = ({ organizationId }: Reader) => sql`
  "actionItem"
  left join "meeting" on "meeting"."id" = "actionItem"."meetingId"
  left join "directoryUser" "owner" on "owner"."id" = "actionItem"."ownerUserId"
    and "owner"."organizationId" = ${organizationId}`;

/** When the action was said, or when it was added without a meeting. */
const saidAt = sql`coalesce("meeting"."startsAt", "actionItem"."createdAt")`;

/** Order within a group: overdue and past actions and those without a day newest first, the others soonest first. */
const rankOf = (reader: Reader) => sql<number>`case
  when "actionItem"."dueDay" is null then -floor(extract(epoch from ${saidAt}))::bigint
  when ${groupOf(reader)} in (${placeOf('overdue')}, ${placeOf('earlier')}) then (date '1970-01-01' - "actionItem"."dueDay")::bigint
  else ("actionItem"."dueDay" - date '1970-01-01')::bigint end`;

const and = (conditions: readonly RawBuilder<unknown>[]) =>
  sql.join([sql`true`, ...conditions], sql` and `);

const isMine = (reader: Reader) => sql`"actionItem"."ownerUserId" in ${selfOf(reader)}`;

/** Owned by somebody in the reader's department. */
const isOfTeam = (reader: Reader) => sql`"owner"."department" in (
  select "department" from "directoryUser"
  where "organizationId" = ${reader.organizationId} and "accountId" = ${reader.accountId}
    and trim("department") <> '')`;

function isWhose(reader: Reader, whose: ActionFilter['whose']) {
  if (whose === 'mine') return [isMine(reader)];
  return whose === 'team' ? [isOfTeam(reader)] : [];
}

/** All filters except the one by owner. */
function filtersOf(reader: Reader, filter: Omit<ActionSearch, 'whose'>): RawBuilder<unknown>[] {
  return conditionsOf(filter, {
    state: (state) => sql`"actionItem"."state" = ${state}`,
    due: (due) => sql`${groupOf(reader)} = ${placeOf(due)}`,
    doneFrom: (from) => isDoneIn(reader, { from }),
    doneTo: (to) => isDoneIn(reader, { to }),
    owner(owner) {
      if (owner === 'nobody')
        return sql`"actionItem"."ownerUserId" is null and "actionItem"."owner" is null`;
      return isUuid(owner) ? sql`"actionItem"."ownerUserId" = ${owner}` : sql`false`;
    },
    owners: (owners) => sql`"actionItem"."ownerUserId" = any (${owners}::uuid[])`,
    departments: (names) => sql`(
      array(select lower(trim("of")) from unnest("owner"."teams" || "owner"."department") "of")
        && array(select lower(trim("of")) from unnest(${names}::text[]) "of"))`,
    from: (day) => sql`${saidAt} >= ${startOf(reader, day)}`,
    to: (day) => sql`${saidAt} < ${endOf(reader, day)}`,
    weeks: (weeks) => sql`${saidAt} >= ((${todayOf(reader)} - ${7 * weeks}::integer)::timestamp
      at time zone ${reader.settings.timezone})`,
    meeting: (id) => (isUuid(id) ? sql`"actionItem"."meetingId" = ${id}` : sql`false`),
    series: (series) => isInSeries(reader.organizationId, series),
    search: (search) => sql`concat_ws(E'\n', "actionItem"."text", "actionItem"."note",
      "actionItem"."owner", "owner"."firstName" || ' ' || "owner"."lastName", "meeting"."title")
      ilike ${containing(search)}`,
  });
}

const listedColumns = (reader: Reader) => {
  const { timezone } = reader.settings;
  const day = (moment: RawBuilder<unknown>) =>
    sql`to_char(${moment} at time zone ${timezone}, 'YYYY-MM-DD')`;
  return sql`
    "actionItem"."id", "actionItem"."origin", "actionItem"."text", "actionItem"."quote",
    "actionItem"."before", 'text' = any ("actionItem"."changed") as "isCorrected",
    "actionItem"."confirmedAt" is not null as "isConfirmed",
    "actionItem"."ownerUserId", coalesce(${shownName('owner')}, "actionItem"."owner") as "ownerName",
    "owner"."accountId" as "ownerAccountId",
    to_char("actionItem"."dueDay", 'YYYY-MM-DD') as "dueDay", "actionItem"."dueDate",
    "actionItem"."state", ${day(sql`"actionItem"."closedAt"`)} as "closedOn", "actionItem"."note",
    "actionItem"."meetingId", "meeting"."title", ${day(sql`"meeting"."startsAt"`)} as "date",
    "actionItem"."turn", "actionItem"."start", "meeting"."uploadedBy", "meeting"."status",
    "actionItem"."createdBy", "author"."name" as "author",
    case when "actionItem"."origin" = 'added' then ${day(sql`"actionItem"."createdAt"`)} end
      as "addedOn", ${groupOf(reader)} as "group"`;
};

type Page = { limit: number; after?: string | undefined };

/** Reads one row more than the limit, which shows whether there is a next page. */
export async function listActions(
  db: Queryable,
  reader: Reader,
  { whose, ...filter }: ActionSearch,
  { limit, after }: Page,
): Promise<ListedAction[]> {
  const [group, rank, id] = after?.split('_') ?? [];
  const isAfter = sql`(${groupOf(reader)}, ${rankOf(reader)}, "actionItem"."id")
    > (${Number(group)}::integer, ${Number(rank)}::bigint, ${id}::uuid)`;
  return rowsOf<ListedAction>(db)`
    select ${listedColumns(reader)}, "page"."cursor"
    from (
      select "actionItem"."id" as "pageId", ${groupOf(reader)} as "pageGroup",
        ${rankOf(reader)} as "rank",
        ${groupOf(reader)} || '_' || ${rankOf(reader)} || '_' || "actionItem"."id" as "cursor"
      from ${joined(reader)}
      where ${isReadableAction(reader)}
        and ${and([...isWhose(reader, whose), ...filtersOf(reader, filter), ...(after ? [isAfter] : [])])}
      order by 2, 3, 1 limit ${limit + 1}
    ) "page"
    join "actionItem" on "actionItem"."id" = "page"."pageId"
    left join "meeting" on "meeting"."id" = "actionItem"."meetingId"
    left join "directoryUser" "owner" on "owner"."id" = "actionItem"."ownerUserId"
    left join "user" "author" on "author"."id" = "actionItem"."createdBy"
    order by "pageGroup", "rank", "pageId"`;
}

/** In any order; actions that the reader may not read are missing. */
export const listActionsWithIds = (db: Queryable, reader: Reader, ids: readonly string[]) =>
  listReadable(db, reader, sql`"actionItem"."id" = any (${ids.filter(isUuid)}::uuid[])`);

/** The actions of these meetings that nobody dropped, as said; those that were added last. */
export const listActionsOf = (db: Queryable, reader: Reader, meetingIds: readonly string[]) =>
  listReadable(
    db,
    reader,
    sql`"actionItem"."meetingId" = any (${meetingIds}::uuid[]) and "actionItem"."state" <> 'dropped'
      order by "actionItem"."turn", "actionItem"."createdAt", "actionItem"."id"`,
  );

const listReadable = (
  db: Queryable,
  reader: Reader,
  which: RawBuilder<unknown>,
) => rowsOf<ListedAction>(db)`
    select ${listedColumns(reader)}, '' as "cursor"
    from ${joined(reader)}
    left join "user" "author" on "author"."id" = "actionItem"."createdBy"
    where ${isReadableAction(reader)} and ${which}`;

type CountRow = StateCounts & { group: number; all: number; mine: number; team: number };

const countedByState = sql.join(
  actionStates.map(
    (state) => sql`count(*) filter (where "isListed" and "state" = ${sql.lit(state)})::integer
      as ${sql.ref(countOfState[state])}`,
  ),
);

export async function countActions(
  db: Queryable,
  reader: Reader,
  { whose, ...filter }: ActionSearch,
): Promise<ActionCounts> {
  // Materialized, so that each filter is evaluated once per row.
  const { rows } = await sql<CountRow>`
    with "judged" as materialized (
      select "actionItem"."state", ${groupOf(reader)} as "group",
        coalesce(${isMine(reader)}, false) as "isMine",
        coalesce(${isOfTeam(reader)}, false) as "isOfTeam",
        ${and(filtersOf(reader, filter))} as "fits"
      from ${joined(reader)}
      where ${isReadableAction(reader)}
    ), "listed" as (
      select *, "fits" and case ${whose}::text
        when 'mine' then "isMine" when 'team' then "isOfTeam" else true end as "isListed"
      from "judged")
    select "group", count(*)::integer as "all",
      count(*) filter (where "fits" and "isMine")::integer as "mine",
      count(*) filter (where "fits" and "isOfTeam")::integer as "team",
      ${countedByState}
    from "listed" group by "group" order by "group"`.execute(db);
  const sum = (count: Exclude<keyof CountRow, 'group'>) =>
    rows.reduce((total, row) => total + row[count], 0);
  return {
    all: sum('all'),
    mine: sum('mine'),
    team: sum('team'),
    open: sum('open'),
    fromBefore: sum('fromBefore'),
    done: sum('done'),
    dropped: sum('dropped'),
    groups: rows.flatMap(({ group, ...counts }) => {
      const total = countListed(counts);
      return total > 0 ? [{ group: groupNamed(group), total, open: counts.open }] : [];
    }),
  };
}

export type ActionsOf = { key: string; name: string; actions: number };

/** The number of these actions by owner or by the owner's department; those without one are in no group. */
export async function countActionsBy(
  db: Queryable,
  reader: Reader,
  { whose, ...filter }: ActionSearch,
  by: 'owner' | 'department',
): Promise<ActionsOf[]> {
  const group =
    by === 'owner'
      ? sql`coalesce("actionItem"."ownerUserId"::text, "actionItem"."owner") as "key",
          coalesce(${shownName('owner')}, "actionItem"."owner") as "name"`
      : sql`trim("owner"."department") as "key", trim("owner"."department") as "name"`;
  return rowsOf<ActionsOf>(db)`
    select "key", min("name") as "name", count(*)::integer as "actions"
    from (
      select ${group} from ${joined(reader)}
      where ${isReadableAction(reader)} and ${and([...isWhose(reader, whose), ...filtersOf(reader, filter)])}
    ) "listed"
    where "key" <> '' group by "key" order by "actions" desc, "name"`;
}

export function groupNamed(place: number): ActionGroup {
  const group = actionGroups[place];
  if (!group) throw new Error(`There is no group ${place}.`);
  return group;
}

type Own = { today: string; department: string | null };

/** Today's date, and the department of the reader. */
export async function findOwnPlace(db: Queryable, reader: Reader): Promise<Own> {
  const { rows } = await sql<Own>`
    select to_char(${todayOf(reader)}, 'YYYY-MM-DD') as "today", (
      select nullif(trim("department"), '') from "directoryUser"
      where "organizationId" = ${reader.organizationId} and "accountId" = ${reader.accountId}
      limit 1) as "department"`.execute(db);
  const [own] = rows;
  if (!own) throw new Error('A query without a table has one row');
  return own;
}
