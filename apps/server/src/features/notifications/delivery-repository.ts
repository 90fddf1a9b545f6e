import { sql } from 'kysely';
import { rowsOf, valuesOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';

const retainedDays = 60;

/** Quiet hours end within a day. A later time is of a clock that was set back since. */
const isOfClockAhead = sql<boolean>`"mailAt" > now() + interval '25 hours'`;
const isReached = sql<boolean>`"mailAt" <= now()`;
const isDue = sql<boolean>`(${isReached} or ${isOfClockAhead})`;

export type Told = { organizationId: string; accountId: string };

/** Marks new notifications as announced, and returns their accounts without duplicates. */
export const announceNew = (db: Queryable, organizationId?: string) => rowsOf<Told>(db)`
    with "announced" as (
      update "notification" set "isAnnounced" = true
      where "isInBell" and not "isAnnounced"
        and ${organizationId === undefined ? sql`true` : sql`"organizationId" = ${organizationId}`}
      returning "organizationId", "accountId")
    select distinct "organizationId", "accountId" from "announced"
    order by "organizationId", "accountId"`;

export async function listDueMails(db: Queryable, organizationId?: string): Promise<Told[]> {
  const of = organizationId === undefined ? sql`true` : sql`"organizationId" = ${organizationId}`;
  // Two ranges of one index; PostgreSQL would read all of it for an 'or'.
  const { rows } = await sql<Told>`
    select "organizationId", "accountId" from "notification" where ${isReached} and ${of}
    union
    select "organizationId", "accountId" from "notification" where ${isOfClockAhead} and ${of}`.execute(
    db,
  );
  return rows;
}

/** Takes the notifications whose mail is due. Each is taken once, and by one transaction only. */
export const takeDueMails = (
  tx: Queryable,
  { organizationId, accountId }: Told,
) => valuesOf<string>(tx)`
    update "notification" set "mailAt" = null
    where "id" in (
      select "id" from "notification"
      where "organizationId" = ${organizationId} and "accountId" = ${accountId}
        and ${isDue}
      for update skip locked)
    returning "id"`;

/** Discards the waiting mails of a member who no longer wants them at once. */
export async function dropMails(tx: Queryable, { organizationId, accountId }: Told): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ mailAt: null })
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', accountId)
    .where('mailAt', 'is not', null)
    .execute();
}

/** Also deletes the records of sent digests. */
export async function deleteOld(db: Queryable): Promise<void> {
  const limit = sql<Date>`now() - make_interval(days => ${retainedDays})`;
  await db.deleteFrom('notification').where('createdAt', '<', limit).execute();
  await db.deleteFrom('digestSent').where('sentAt', '<', limit).execute();
}
