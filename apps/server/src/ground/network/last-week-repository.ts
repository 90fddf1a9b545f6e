import { oneValueOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import type { Day } from '../calendar-days.ts';

/** The last week up to `upTo` with a counted meeting. */
export const findLastWeek = (
  db: Queryable,
  organizationId: string,
  upTo: Day,
) => oneValueOf<Day | null>(db)`
    select max("week")::text as "week" from "weekTotal"
    where "organizationId" = ${organizationId} and "week" <= ${upTo}`;
