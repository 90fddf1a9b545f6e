import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';

const topicsMax = 15;
const peopleMax = 60;
const recentDays = 180;

/** Names that may be said: the topics that come up most, and people of the directory. */
export async function listSpokenNames(db: Queryable, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    (select "topic" as "name" from "meeting" cross join lateral unnest("initiatives") as "topic"
      where "organizationId" = ${organizationId} and "status" = 'completed'
        and "startsAt" > now() - make_interval(days => ${recentDays})
      group by "topic" order by count(*) desc, "topic" limit ${topicsMax})
    union all
    (select trim("firstName" || ' ' || "lastName") from "directoryUser"
      where "organizationId" = ${organizationId}
      order by "lastName", "firstName" limit ${peopleMax})`.execute(db);
  return rows.flatMap(({ name }) => (name === '' ? [] : [name]));
}
