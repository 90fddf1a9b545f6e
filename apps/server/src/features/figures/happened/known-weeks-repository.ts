import { oneValueOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import type { Day } from '../period.ts';

/** The week in which the `meetings`th meeting was held; null if there were fewer. */
export const findWeekOf = (
  db: Queryable,
  organizationId: string,
  meetings: number,
) => oneValueOf<Day | null>(db)`
    select min("week")::text as "week" from (
      select "week", sum("meetings") over (order by "week") as "held"
      from "weekTotal" where "organizationId" = ${organizationId}) "sum"
    where "held" >= ${meetings}`;

/** The day of the first meeting that counts. */
export const findFirstDay = (db: Queryable, organizationId: string) => oneValueOf<Day | null>(db)`
    select min("week")::text as "week"
    from "weekTotal" where "organizationId" = ${organizationId}`;
