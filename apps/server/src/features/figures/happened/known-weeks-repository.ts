import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';
import type { Day } from '../period.ts';

/** The number of meetings before a week. */
export async function countMeetingsBefore(
  db: Queryable,
  organizationId: string,
  week: Day,
): Promise<number> {
  const { rows } = await sql<{ meetings: number }>`
    select coalesce(sum("meetings"), 0)::integer as "meetings"
    from "weekTotal" where "organizationId" = ${organizationId} and "week" < ${week}`.execute(db);
  return rows[0]?.meetings ?? 0;
}

/** The day of the first meeting that counts. */
export async function findFirstDay(db: Queryable, organizationId: string): Promise<Day | null> {
  const { rows } = await sql<{ week: Day | null }>`
    select min("week")::text as "week"
    from "weekTotal" where "organizationId" = ${organizationId}`.execute(db);
  return rows[0]?.week ?? null;
}
