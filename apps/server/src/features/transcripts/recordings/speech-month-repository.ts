import { sql } from 'kysely';
import { lockUntilCommit } from '../../../database/lock-until-commit.ts';
import { findColumn } from '../../../database/matching-rows.ts';
import type { Queryable } from '../../../database/types.ts';

/** The first day of the month, in UTC. */
export const monthOf = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`;

/** Adds to the organization's month. */
export async function addSeconds(
  db: Queryable,
  organizationId: string,
  seconds: number,
): Promise<void> {
  await db
    .insertInto('speechMonth')
    .values({ organizationId, month: monthOf(new Date()), seconds })
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'month']).doUpdateSet((row) => ({
        seconds: sql<number>`${row.ref('speechMonth.seconds')} + ${row.ref('excluded.seconds')}`,
      })),
    )
    .execute();
}

/** What the organization had transcribed this month. */
export const readSeconds = async (db: Queryable, organizationId: string) =>
  (await findColumn(db, 'speechMonth', 'seconds', {
    organizationId,
    month: monthOf(new Date()),
  })) ?? 0;

/** What recordings in work, other than this one, have still to be transcribed. */
export async function readSecondsAhead(
  db: Queryable,
  organizationId: string,
  exceptMeetingId: string,
): Promise<number> {
  const { seconds } = await db
    .selectFrom('recording')
    .innerJoin('meeting', 'meeting.id', 'recording.meetingId')
    .select(sql<number>`coalesce(sum("seconds" - "secondsTranscribed"), 0)`.as('seconds'))
    .where('recording.organizationId', '=', organizationId)
    .where('meetingId', '<>', exceptMeetingId)
    .where('status', 'in', ['pending', 'processing'])
    .executeTakeFirstOrThrow();
  return seconds;
}

/** Locks until the transaction ends, so that two recordings do not use the same minutes. */
export const lockMonths = (tx: Queryable, organizationId: string) =>
  lockUntilCommit(tx, 'speechMonth', organizationId);

/** Covers all organizations, by name. */
export async function listMonth(
  db: Queryable,
  month: string,
): Promise<{ organization: string; minutes: number }[]> {
  const months = await db
    .selectFrom('speechMonth')
    .innerJoin('organization', 'organization.id', 'speechMonth.organizationId')
    .select(['name as organization', 'seconds'])
    .where('month', '=', month)
    .orderBy('name')
    .execute();
  return months.map(({ organization, seconds }) => ({ organization, minutes: seconds / 60 }));
}
