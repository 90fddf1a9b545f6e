import { type ActionGroup, actionGroups } from '@rapport/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { type Day, mondayOf } from '../calendar-days.ts';
import { dayIn } from '../day-in.ts';
import { endOf, type Span, startOf } from '../meeting/counted-meetings-repository.ts';
import {
  type Reader,
  readableMeetings,
  readsEveryMeeting,
} from '../meeting/readable-meetings-repository.ts';
import { isNotClosedAction } from './action-state-repository.ts';

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

const dayOf = ({ settings }: Pick<Reader, 'settings'>): Day => dayIn(settings.timezone, new Date());

/** Today by the organization's clock, as a constant of the statement that is compared with every row. */
export const todayOf = (reader: Pick<Reader, 'settings'>) => sql`${dayOf(reader)}::date`;

const thisMonday = (reader: Pick<Reader, 'settings'>): Day => mondayOf(dayOf(reader));

export const isOverdue = (reader: Pick<Reader, 'settings'>) =>
  sql<SqlBool>`"actionItem"."state" = 'open' and "actionItem"."dueDay" < ${todayOf(reader)}`;

/** The position of a group in `actionGroups`. */
export const placeOf = (group: ActionGroup) => sql.lit(actionGroups.indexOf(group));

/** The position of an action's group. */
export const groupOf = (reader: Pick<Reader, 'settings'>) => sql<number>`case
  when ${isOverdue(reader)} then ${placeOf('overdue')}
  when "actionItem"."state" = 'from-before' then ${placeOf('earlier')}
  when "actionItem"."dueDay" is null then ${placeOf('no-date')}
  when "actionItem"."dueDay" < ${thisMonday(reader)}::date then ${placeOf('earlier')}
  when "actionItem"."dueDay" < ${thisMonday(reader)}::date + 7 then ${placeOf('this-week')}
  else ${placeOf('later')} end`;

/** Whether an action was done in these days; an open end is undefined. */
export function isDoneIn(
  reader: Pick<Reader, 'settings'>,
  { from, to }: { from?: Day | undefined; to?: Day | undefined },
): RawBuilder<SqlBool> {
  return sql<SqlBool>`"actionItem"."state" = 'done'
    ${from === undefined ? sql`` : sql`and "actionItem"."closedAt" >= ${startOf(reader, from)}`}
    ${to === undefined ? sql`` : sql`and "actionItem"."closedAt" < ${endOf(reader, to)}`}`;
}

export type ActionTotals = {
  open: number;
  fromBefore: number;
  dueThisWeek: number;
  overdue: number;
  doneThisWeek: number;
  doneNow: number;
  doneBefore: number;
};

type Spans = { now: Span; before: Span };

/** Totals of actions of meetings that the reader may read. */
export const totalsOfMeetings = (db: Queryable, reader: Reader, spans: Spans) =>
  readTotals(db, reader, isOfReadableMeeting(reader), spans);

/** Totals of actions without a meeting that the reader added or owns. */
export const totalsOfPrivate = (db: Queryable, reader: Reader, spans: Spans) =>
  readTotals(db, reader, isPrivateOf(reader), spans);

async function readTotals(
  db: Queryable,
  reader: Reader,
  which: RawBuilder<unknown>,
  { now, before }: Spans,
): Promise<ActionTotals> {
  const count = (condition: RawBuilder<unknown>) =>
    sql`count(*) filter (where ${condition})::integer`;
  const ofReader = sql`"actionItem"."organizationId" = ${reader.organizationId} and ${which}`;
  // Each part has an index of its own. The period before begins before this week.
  const { rows } = await sql<ActionTotals>`
    select "open".*, "done".* from (
      select ${count(sql`"actionItem"."state" = 'open'`)} as "open",
        ${count(sql`"actionItem"."state" = 'from-before'`)} as "fromBefore",
        ${count(sql`${groupOf(reader)} = ${placeOf('this-week')}`)} as "dueThisWeek",
        ${count(sql`${groupOf(reader)} = ${placeOf('overdue')}`)} as "overdue"
      from "actionItem" where ${ofReader} and ${isNotClosedAction}
    ) "open", (
      select ${count(isDoneIn(reader, { from: thisMonday(reader) }))} as "doneThisWeek",
        ${count(isDoneIn(reader, now))} as "doneNow",
        ${count(isDoneIn(reader, before))} as "doneBefore"
      from "actionItem" where ${ofReader} and ${isDoneIn(reader, { from: before.from })}
    ) "done"`.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('A query of totals has one row');
  return totals;
}
