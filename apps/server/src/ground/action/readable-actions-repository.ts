import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { dayIn } from '../day-in.ts';
import {
  type Reader,
  readableMeetings,
  readsEveryMeeting,
} from '../meeting/readable-meetings-repository.ts';

/** The reader's entry in the directory. */
export const selfOf = ({ organizationId, accountId }: Reader) => sql`(
  select "id" from "directoryUser"
  where "organizationId" = ${organizationId} and "accountId" = ${accountId})`;

/**
 * Selects the actions that the reader may read; "actionItem" must be in the query. These are the actions of meetings
 * that they may read and, without a meeting, those that they added or own. A role gives no access.
 */
export const isReadableAction = (reader: Reader): RawBuilder<SqlBool> =>
  sql`"actionItem"."organizationId" = ${reader.organizationId}
    and (${isOfReadableMeeting(reader)} or ${isPrivateOf(reader)})`;

const isOfReadableMeeting = (reader: Reader) =>
  readsEveryMeeting(reader)
    ? sql`"actionItem"."meetingId" is not null`
    : sql`"actionItem"."meetingId" in (select "id" from (${readableMeetings(reader)}) "readable")`;

const isPrivateOf = (reader: Reader) => sql`("actionItem"."meetingId" is null
  and ("actionItem"."createdBy" = ${reader.accountId}
    or "actionItem"."ownerUserId" in ${selfOf(reader)}))`;

/** Today by the organization's clock, as a constant of the statement that is compared with every row. */
export const todayOf = ({ settings }: Pick<Reader, 'settings'>) =>
  sql`${dayIn(settings.timezone, new Date())}::date`;

const mondayOf = (reader: Pick<Reader, 'settings'>) =>
  sql`date_trunc('week', ${todayOf(reader)})::date`;

export const isOverdue = (reader: Pick<Reader, 'settings'>) =>
  sql<SqlBool>`"actionItem"."state" = 'open' and "actionItem"."dueDay" < ${todayOf(reader)}`;

/** The position of an action's group in `actionGroups`. */
export const groupOf = (reader: Pick<Reader, 'settings'>) => sql<number>`case
  when ${isOverdue(reader)} then 0
  when "actionItem"."dueDay" is null then 3
  when "actionItem"."dueDay" < ${mondayOf(reader)} then 4
  when "actionItem"."dueDay" < ${mondayOf(reader)} + 7 then 1
  else 2 end`;

export type ActionTotals = { open: number; dueThisWeek: number; overdue: number };

/** Open actions of meetings that the reader may read. */
export const countOpenOfMeetings = (db: Queryable, reader: Reader): Promise<ActionTotals> =>
  countOpen(db, reader, isOfReadableMeeting(reader));

/** Open actions without a meeting that the reader added or owns. */
export const countOpenPrivate = (db: Queryable, reader: Reader): Promise<ActionTotals> =>
  countOpen(db, reader, isPrivateOf(reader));

async function countOpen(
  db: Queryable,
  reader: Reader,
  which: RawBuilder<unknown>,
): Promise<ActionTotals> {
  const { rows } = await sql<ActionTotals>`
    select count(*)::integer as "open",
      count(*) filter (where ${groupOf(reader)} = 1)::integer as "dueThisWeek",
      count(*) filter (where ${groupOf(reader)} = 0)::integer as "overdue"
    from "actionItem"
    where "actionItem"."organizationId" = ${reader.organizationId} and ${which}
      and "actionItem"."state" = 'open'`.execute(db);
  return rows[0] ?? { open: 0, dueThisWeek: 0, overdue: 0 };
}
