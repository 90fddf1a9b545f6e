import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import type { MeetingOfWeek } from './week-sums-repository.ts';

/** Until the transaction ends, no other process computes sums of the organization. */
export async function lockWeeks(tx: Queryable, organizationId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtext('weeks'), hashtext(${organizationId}))`.execute(tx);
}

/** Takes all marks of the oldest `weeksMax` weeks that must be computed anew as a whole. */
export async function takeOutOfDateWeeks(
  tx: Queryable,
  organizationId: string,
  weeksMax: number,
): Promise<string[]> {
  const { rows } = await sql<{ week: string }>`
    with "taken" as (
      delete from "outOfDateWeek"
      where "organizationId" = ${organizationId} and "week" in (
        select distinct "week" from "outOfDateWeek"
        where "organizationId" = ${organizationId} and "meetingId" is null
        order by "week" limit ${weeksMax})
      returning "week")
    select distinct "week"::text from "taken"`.execute(tx);
  return rows.map(({ week }) => week);
}

/** Takes the marks of meetings that are new in weeks that are right without them. */
export async function takeNewMeetings(
  tx: Queryable,
  organizationId: string,
  meetingsMax: number,
): Promise<MeetingOfWeek[]> {
  const { rows } = await sql<MeetingOfWeek>`
    delete from "outOfDateWeek"
    where "organizationId" = ${organizationId} and "id" in (
      select "id" from "outOfDateWeek" "mark"
      where "organizationId" = ${organizationId} and "meetingId" is not null
        and not exists (select from "outOfDateWeek" "other"
          where "other"."organizationId" = ${organizationId}
            and "other"."week" = "mark"."week" and "other"."meetingId" is null)
      limit ${meetingsMax})
    returning "meetingId", "week"::text`.execute(tx);
  return rows;
}

/** A meeting that was saved while sums of its week were computed is in some of them: the week is computed once more. */
export async function recomputeNewMeetings(
  tx: Queryable,
  organizationId: string,
  weeks: readonly string[],
): Promise<void> {
  await sql`
    update "outOfDateWeek" set "meetingId" = null
    where "organizationId" = ${organizationId} and "week" = any (${weeks}::date[])
      and "meetingId" is not null`.execute(tx);
}

export async function listOrganizationsOutOfDate(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ organizationId: string }>`
    select distinct "organizationId" from "outOfDateWeek"`.execute(db);
  return rows.map(({ organizationId }) => organizationId);
}

export async function listOrganizationsWithSums(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ organizationId: string }>`
    select distinct "organizationId" from "weekTotal"`.execute(db);
  return rows.map(({ organizationId }) => organizationId);
}

const weekTables = [
  'weekTotal',
  'weekPerson',
  'weekPair',
  'weekDepartmentPair',
  'weekTopic',
  'weekTopicPerson',
] as const;

export async function deleteWeeks(
  tx: Queryable,
  organizationId: string,
  weeks: readonly string[],
): Promise<void> {
  for (const table of weekTables)
    await sql`
      delete from ${sql.table(table)}
      where "organizationId" = ${organizationId} and "week" = any (${weeks}::date[])`.execute(tx);
}
