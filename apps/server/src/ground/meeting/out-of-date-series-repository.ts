import { sql } from 'kysely';
import { lockUntilCommit } from '../../database/lock-until-commit.ts';
import type { Queryable } from '../../database/types.ts';

/**
 * Until the transaction ends, no other transaction finds series of the organization. Called before meetings are
 * locked, since finding series locks them too.
 */
export const lockStoredSeries = (tx: Queryable, organizationId: string) =>
  lockUntilCommit(tx, 'series', organizationId);

/**
 * Marks these meetings, so that their series are found again after the transaction. Called before a meeting is
 * deleted, and before or after its title, start or speakers change.
 */
export async function markSeriesOf(
  tx: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
): Promise<void> {
  await sql`
    insert into "outOfDateSeries" ("organizationId", "meetingId", "key", "weekday", "seriesId")
    select ${organizationId}, "marked", "key", "weekday", "seriesId"
    from unnest(${meetingIds}::uuid[]) "marked"
    left join "seriesMeeting" on "meetingId" = "marked"
      and "organizationId" = ${organizationId}`.execute(tx);
}

/** Marks all series, after a change of the organization's clock. */
export async function markAllSeries(tx: Queryable, organizationId: string): Promise<void> {
  await sql`
    insert into "outOfDateSeries" ("organizationId") values (${organizationId})`.execute(tx);
}
