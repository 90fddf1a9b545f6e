import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Selects "meetingId", "seriesId" and "how" of all meetings in series: as found, unless a person removed them or
 * added them elsewhere, and as added by a person.
 */
export const membersOfSeries = (organizationId: string) => sql`
  select "meetingId", "seriesId", "how" from "seriesMeeting" "kept"
  where "organizationId" = ${organizationId} and "how" is not null
    and not exists (
      select from "seriesChoice"
      where "seriesChoice"."meetingId" = "kept"."meetingId"
        and ("isPart" or "seriesChoice"."seriesId" = "kept"."seriesId"))
  union all
  select "meetingId", "seriesId", 'added' from "seriesChoice"
  where "organizationId" = ${organizationId} and "isPart"`;

/** Whether a series has so many meetings, whoever may read them. PostgreSQL counts no more of them. */
export const hasMembers = (organizationId: string, seriesId: RawBuilder<unknown>, least: number) =>
  sql<SqlBool>`${least} <= (
    select count(*) from (
      select from (${membersOfSeries(organizationId)}) "one" where "one"."seriesId" = ${seriesId}
      limit ${least}) "some")`;

/** Selects the meetings of one series; `"meeting"` must be in the query. */
export const isInSeries = (organizationId: string, seriesId: string) => sql<SqlBool>`
  "meeting"."id" in (
    select "meetingId" from (${membersOfSeries(organizationId)}) "member"
    where "seriesId" = ${seriesId})`;
