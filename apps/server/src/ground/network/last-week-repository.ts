import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import type { Day } from '../calendar-days.ts';

/** The last week up to `upTo` with a counted meeting. */
export async function findLastWeek(
  db: Queryable,
  organizationId: string,
  upTo: Day,
): Promise<Day | null> {
  const { rows } = await sql<{ week: Day | null }>`
    select max("week")::text as "week" from "weekTotal"
    where "organizationId" = ${organizationId} and "week" <= ${upTo}`.execute(db);
  return rows[0]?.week ?? null;
}
