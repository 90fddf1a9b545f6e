import { sql } from 'kysely';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import { countedIn, type Span } from '../../../ground/meeting/counted-meetings-repository.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import type { Weeks } from '../../../ground/network/weeks.ts';
import { shownName } from '../../../ground/shown-name-repository.ts';
import type { Day } from '../period.ts';

export type PersonFact = {
  id: string;
  name: string;
  department: string | null;
  meetings: number;
  on: Day;
};

const person = sql`"directoryUser"."id", ${shownName()} as "name",
  nullif(trim("department"), '') as "department"`;

/**
 * People who spoke in these weeks and in none before, those of the most meetings first.
 *
 * @param known People of this week and before may have been heard before they are known
 */
export async function listHeardFirst(
  db: Queryable,
  reader: Reader,
  { weeks, span, known }: { weeks: Weeks; span: Span; known: Day },
): Promise<PersonFact[]> {
  const { organizationId } = reader;
  return rowsOf<PersonFact>(db)`
    with "new" as materialized (
      select "directoryUserId", sum("meetings")::integer as "meetings"
      from "weekPerson" "heard"
      where "organizationId" = ${organizationId} and "week" between ${weeks.from} and ${weeks.to}
        and not exists (
          select from "weekPerson" "earlier"
          where "earlier"."organizationId" = ${organizationId}
            and "earlier"."directoryUserId" = "heard"."directoryUserId"
            and "earlier"."week" < ${weeks.from})
      group by "directoryUserId" having min("week") > ${known}
    )
    select ${person}, "meetings", "on" from "new"
    join "directoryUser" on "directoryUser"."id" = "new"."directoryUserId"
    cross join lateral (
      select min(("startsAt" at time zone ${reader.settings.timezone})::date)::text as "on"
      from "participant"
      join "meeting" on "meeting"."id" = "participant"."meetingId" and ${countedIn(reader, span)}
      where "participant"."organizationId" = ${organizationId}
        and "participant"."directoryUserId" = "directoryUser"."id"
    ) "first"
    where "on" is not null
    order by "meetings" desc, "directoryUser"."id"`;
}

/**
 * People whose `silentWeeks`th week without a word falls into these weeks, and who spoke in at least `meetingsMin`
 * meetings of `heardWeeks` weeks until they fell silent; those of the most meetings first.
 */
export async function listHeardNoLonger(
  db: Queryable,
  reader: Reader,
  weeks: Weeks,
  {
    silentWeeks,
    heardWeeks,
    meetingsMin,
  }: Record<'silentWeeks' | 'heardWeeks' | 'meetingsMin', number>,
): Promise<PersonFact[]> {
  const { organizationId } = reader;
  const silence = sql`${7 * silentWeeks}::integer`;
  return rowsOf<PersonFact>(db)`
    with "last" as materialized (
      select "directoryUserId", max("week") as "week" from "weekPerson"
      where "organizationId" = ${organizationId}
        and "week" between ${weeks.from}::date - ${silence} and ${weeks.to}
      group by "directoryUserId"
      having max("week") <= ${weeks.to}::date - ${silence}
    ), "gone" as materialized (
      select "last"."directoryUserId", "last"."week", (
        select sum("meetings")::integer from "weekPerson" "heard"
        where "heard"."organizationId" = ${organizationId}
          and "heard"."directoryUserId" = "last"."directoryUserId"
          and "heard"."week" > "last"."week" - ${7 * heardWeeks}::integer
          and "heard"."week" <= "last"."week") as "meetings"
      from "last"
    )
    select ${person}, "meetings", "on" from "gone"
    join "directoryUser" on "directoryUser"."id" = "gone"."directoryUserId"
    cross join lateral (
      select max(("startsAt" at time zone ${reader.settings.timezone})::date)::text as "on"
      from "participant"
      join "meeting" on "meeting"."id" = "participant"."meetingId"
      where "participant"."organizationId" = ${organizationId}
        and "participant"."directoryUserId" = "directoryUser"."id"
        and "startsAt" < "gone"."week" + interval '9 days'
    ) "day"
    where "meetings" >= ${meetingsMin} and "on" is not null
    order by "meetings" desc, "directoryUser"."id"`;
}
