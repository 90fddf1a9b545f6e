import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';
import type { Day } from '../period.ts';

/** The week in which the `meetings`th meeting was held; null if there were fewer. */
export async function findWeekOf(
  db: Queryable,
  organizationId: string,
  meetings: number,
): Promise<Day | null> {
  const { rows } = await sql<{ week: Day | null }>`
    select min("week")::text as "week" from (
      select "week", sum("meetings") over (order by "week") as "held"
      from "weekTotal" where "organizationId" = ${organizationId}) "sum"
    where "held" >= ${meetings}`.execute(db);
  return rows[0]?.week ?? null;
}

/** The day of the first meeting that counts. */
export async function findFirstDay(db: Queryable, organizationId: string): Promise<Day | null> {
  const { rows } = await sql<{ week: Day | null }>`
    select min("week")::text as "week"
    from "weekTotal" where "organizationId" = ${organizationId}`.execute(db);
  return rows[0]?.week ?? null;
}
