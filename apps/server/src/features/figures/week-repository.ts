import { sql } from 'kysely';
import { rowsOf, valuesOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import type { MeetingOfWeek } from './week-sums-repository.ts';

export type TakenWeek = { week: string; isOfDepartments: boolean };

/**
 * Takes all marks of the oldest `weeksMax` weeks that must be recomputed, either wholly or only for departments. A
 * week with a new meeting is recomputed wholly: otherwise the sums of departments would count the meeting, and the
 * others would not.
 */
export const takeOutOfDateWeeks = (
  tx: Queryable,
  organizationId: string,
  weeksMax: number,
) => rowsOf<TakenWeek>(tx)`
    with "taken" as (
      delete from "outOfDateWeek"
      where "organizationId" = ${organizationId} and "week" in (
        select distinct "week" from "outOfDateWeek"
        where "organizationId" = ${organizationId} and "meetingId" is null
        order by "week" limit ${weeksMax})
      returning "week", "isOfDepartments")
    select "week"::text, bool_and("isOfDepartments") as "isOfDepartments"
    from "taken" group by "week"`;

/** Takes the marks of new meetings in weeks that are otherwise up to date. */
export const takeNewMeetings = (
  tx: Queryable,
  organizationId: string,
  meetingsMax: number,
) => rowsOf<MeetingOfWeek>(tx)`
    delete from "outOfDateWeek"
    where "organizationId" = ${organizationId} and "id" in (
      select "id" from "outOfDateWeek" "mark"
      where "organizationId" = ${organizationId} and "meetingId" is not null
        and not exists (select from "outOfDateWeek" "other"
          where "other"."organizationId" = ${organizationId}
            and "other"."week" = "mark"."week" and "other"."meetingId" is null)
      limit ${meetingsMax})
    returning "meetingId", "week"::text`;

/**
 * A meeting that was saved while sums of its week were computed is only in some of them, so the week is recomputed.
 */
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

export const listOrganizationsOutOfDate = (db: Queryable) => valuesOf<string>(db)`
    select distinct "organizationId" from "outOfDateWeek"`;

export const listOrganizationsWithSums = (db: Queryable) => valuesOf<string>(db)`
    select distinct "organizationId" from "weekTotal"`;

const ofDepartments = ['weekDepartmentPair'] as const;
const weekTables = [
  'weekTotal',
  'weekPerson',
  'weekPair',
  'weekTopic',
  'weekTopicPerson',
  ...ofDepartments,
] as const;

export const deleteWeeks = (tx: Queryable, organizationId: string, weeks: readonly string[]) =>
  deleteFrom(weekTables, tx, organizationId, weeks);

export const deleteDepartments = (
  tx: Queryable,
  organizationId: string,
  weeks: readonly string[],
) => deleteFrom(ofDepartments, tx, organizationId, weeks);

async function deleteFrom(
  tables: readonly (typeof weekTables)[number][],
  tx: Queryable,
  organizationId: string,
  weeks: readonly string[],
): Promise<void> {
  for (const table of tables)
    await sql`
      delete from ${sql.table(table)}
      where "organizationId" = ${organizationId} and "week" = any (${weeks}::date[])`.execute(tx);
}
