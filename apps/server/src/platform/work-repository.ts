import { oneValueOf, rowsOf } from '../database/rows-of.ts';
import type { Queryable } from '../database/types.ts';

export type WaitingWork = {
  queue: string;
  waiting: number;
  running: number;
  oldestWaitingSeconds: number;
};

/** Jobs that wait, except those internal to pg-boss. */
export const readWaitingWork = (db: Queryable) => rowsOf<WaitingWork>(db)`
    select name as "queue",
      count(*) filter (where state < 'active')::int as "waiting",
      count(*) filter (where state = 'active')::int as "running",
      coalesce(extract(epoch from now() - min(created_on) filter (where state < 'active')), 0)::float8
        as "oldestWaitingSeconds"
    from pgboss.job where state < 'completed' and not starts_with(name, '__pgboss')
    group by name order by name`;

export const readDatabaseSize = (db: Queryable) => oneValueOf<number>(db)`
    select pg_database_size(current_database())::float8 as "bytes"`;

/** Of recordings that were transcribed this month, in UTC, of all organizations. */
export const readSpeechMinutes = (db: Queryable) => oneValueOf<number>(db)`
    select coalesce(sum("seconds") / 60, 0)::float8 as "minutes" from "speechMonth"
    where "month" = date_trunc('month', now() at time zone 'UTC')::date`;
