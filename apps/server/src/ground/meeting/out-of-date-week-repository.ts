import { defaultOrganizationSettings } from '@rapport/contract';
import { type RawBuilder, sql } from 'kysely';
import { lockUntilCommit } from '../../database/lock-until-commit.ts';
import type { Meeting, Queryable } from '../../database/types.ts';

/** Monday of the week of a moment, by the organization's clock. */
export const weekOf = (moment: RawBuilder<unknown>, organizationId: string) =>
  sql`date_trunc('week', ${moment} at time zone ${zoneOf(organizationId)})::date`;

/** The time zone of the organization's clock. */
export const zoneOf = (organizationId: string) => sql`coalesce(
  (select "timezone" from "organizationSettings" where "organizationId" = ${organizationId}),
  ${defaultOrganizationSettings.timezone})`;

async function mark(tx: Queryable, organizationId: string, which: RawBuilder<unknown>) {
  await sql`
    insert into "outOfDateWeek" ("organizationId", "week")
    select distinct ${organizationId}, ${weekOf(sql`"startsAt"`, organizationId)}
    from "meeting"
    where "organizationId" = ${organizationId} and "status" = 'completed' and ${which}`.execute(tx);
}

/**
 * Marks the weeks of these meetings, so that their sums are recomputed after the transaction. Called before a meeting
 * is deleted or moved to another day, and after it was changed. Only one of several meetings with the same words
 * counts, so the weeks of the others are marked too.
 */
export const markWeeksOutOfDate = (
  tx: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
): Promise<void> =>
  mark(
    tx,
    organizationId,
    sql`"id" in (
      select "id" from "meeting"
      where "organizationId" = ${organizationId} and "id" = any (${meetingIds}::uuid[])
      union all
      select "other"."id" from "meeting" "changed"
      join "meeting" "other" on "other"."organizationId" = ${organizationId}
        and "other"."wordsDigest" = "changed"."wordsDigest"
      where "changed"."organizationId" = ${organizationId}
        and "changed"."id" = any (${meetingIds}::uuid[]))`,
  );

/**
 * For a meeting that is completed for the first time: only its own facts are added to the sums of its week. Later
 * uploads of the same words that were completed before it no longer count, so their weeks are recomputed. Called last
 * in the transaction: other transactions that complete the same words wait for it, because otherwise neither would
 * see the other.
 */
export async function markNewMeeting(
  tx: Queryable,
  { id, organizationId, wordsDigest }: Pick<Meeting, 'id' | 'organizationId' | 'wordsDigest'>,
): Promise<void> {
  if (wordsDigest !== null) {
    await lockUntilCommit(tx, organizationId, wordsDigest);
    await mark(
      tx,
      organizationId,
      sql`"wordsDigest" = ${wordsDigest} and not "isKeptApart"
        and ("createdAt", "id") > (select "createdAt", "id" from "meeting" where "id" = ${id})`,
    );
  }
  await sql`
    insert into "outOfDateWeek" ("organizationId", "week", "meetingId")
    select ${organizationId}, ${weekOf(sql`"startsAt"`, organizationId)}, "id" from "meeting"
    where "organizationId" = ${organizationId} and "id" = ${id}`.execute(tx);
}

/** Until the transaction ends, no other process computes sums of the organization. */
export const lockWeeks = (tx: Queryable, organizationId: string) =>
  lockUntilCommit(tx, 'weeks', organizationId);

/**
 * Marks the weeks in which people whose departments changed spoke. Called after `lockWeeks` and before the people are
 * changed: otherwise a meeting could be added meanwhile with the previous department.
 */
export async function markDepartmentsOf(
  tx: Queryable,
  organizationId: string,
  directoryUserIds: readonly string[],
): Promise<void> {
  await sql`
    insert into "outOfDateWeek" ("organizationId", "week", "isOfDepartments")
    select distinct ${organizationId}, ${weekOf(sql`"startsAt"`, organizationId)}, true
    from "meeting"
    where "organizationId" = ${organizationId} and "status" = 'completed' and "id" in (
      select "meetingId" from "participant"
      where "organizationId" = ${organizationId}
        and "directoryUserId" = any (${directoryUserIds}::uuid[]))`.execute(tx);
}

/** Marks all weeks, after a change of the organization's clock. */
export async function markAllWeeks(tx: Queryable, organizationId: string): Promise<void> {
  await mark(tx, organizationId, sql`true`);
  await sql`
    insert into "outOfDateWeek" ("organizationId", "week")
    select "organizationId", "week" from "weekTotal"
    where "organizationId" = ${organizationId}`.execute(tx);
}
