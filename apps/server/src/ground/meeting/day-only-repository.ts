import { sql } from 'kysely';
import { lockUntilCommit } from '../../database/lock-until-commit.ts';
import type { Queryable } from '../../database/types.ts';

/** Until the transaction ends, the organization's clock stays as it is. Called before meetings are locked. */
export async function storeClock(tx: Queryable, organizationId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock_shared(hashtext('clock'), hashtext(${organizationId}))`.execute(
    tx,
  );
}

/** Waits until no transaction relies on the organization's clock. */
export const lockClock = (tx: Queryable, organizationId: string) =>
  lockUntilCommit(tx, 'clock', organizationId);

/**
 * Keeps the days of meetings without a time when the organization's clock changes: such a meeting starts at midnight
 * by that clock.
 */
export async function storeDays(
  tx: Queryable,
  organizationId: string,
  clock: { before: string; after: string },
): Promise<void> {
  await sql`
    with "locked" as (
      select "id" as "lockedId" from "meeting"
      where "organizationId" = ${organizationId} and "isDateStated" and not "isTimeStated"
      order by "id" for update
    ), "moved" as (
      update "meeting" set "startsAt" =
        ("startsAt" at time zone ${clock.before})::date::timestamp at time zone ${clock.after}
      from "locked" where "id" = "lockedId"
      returning "id", "startsAt")
    update "meetingIndex" set "startsAt" = "moved"."startsAt"
    from "moved" where "meetingId" = "moved"."id"`.execute(tx);
}
