import { sql } from 'kysely';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import { membersOfSeries } from '../../../ground/meeting/series-member-repository.ts';
import { fullName } from '../../../ground/shown-name-repository.ts';
import { askedMeetings, everything, type Scope } from '../question/asked-scope-repository.ts';
import { isOfOneDepartment } from '../question/heard-departments-repository.ts';

export type PersonOf = { userId: string; department: string };

/** The people of each of these departments and teams, or of all departments; somebody may be of several. */
export async function listPeopleOf(
  db: Queryable,
  organizationId: string,
  departments: readonly string[],
): Promise<PersonOf[]> {
  if (departments.length === 0) {
    return rowsOf<PersonOf>(db)`
      select "id" as "userId", trim("department") as "department" from "directoryUser"
      where "organizationId" = ${organizationId} and trim("department") <> ''`;
  }
  return rowsOf<PersonOf>(db)`
    select "directoryUser"."id" as "userId", "asked" as "department"
    from unnest(${departments}::text[]) "asked" join "directoryUser"
      on lower(trim("department")) = lower(trim("asked"))
        or exists (select from unnest("teams") "team" where lower(trim("team")) = lower(trim("asked")))
    where "organizationId" = ${organizationId}`;
}

export type HeardRow = {
  userId: string | null;
  name: string;
  meetings: number;
  /** Time spoken. */
  seconds: number;
  people: number;
  secondsInAll: number;
};

/** Everybody who speaks in the meetings of the scope. A label such as 'Speaker 3' is another person in each meeting. */
const heard = (reader: Reader, scope: Scope, departments: readonly string[]) => sql`
  select min("directoryUser"."id"::text) as "userId",
    min(coalesce(${fullName()}, "participant"."name")) as "name",
    count(distinct "meetingId")::int as "meetings", sum("speakingSeconds") as "seconds"
  from "participant"
  left join "directoryUser" on "directoryUser"."id" = "participant"."directoryUserId"
    and "directoryUser"."organizationId" = ${reader.organizationId}
  where "participant"."organizationId" = ${reader.organizationId}
    and "meetingId" in (select "meetingId" from (${askedMeetings(reader, scope)}) "asked")
    and ${isOfOneDepartment(departments)}
  group by coalesce("directoryUserId"::text, "heardAs", "participant"."id"::text)`;

/**
 * People heard in the meetings of the scope, by name, or by the time that they spoke.
 * @param departments only people of these departments and teams; all if there are none
 * @param of only the people of the scope, or all except them
 */
export async function listHeard(
  db: Queryable,
  reader: Reader,
  scope: Scope,
  {
    departments,
    order,
    of,
    limit,
  }: {
    departments: readonly string[];
    order: 'name' | 'seconds' | 'least';
    of: 'scope' | 'others' | 'all';
    limit: number;
  },
): Promise<HeardRow[]> {
  const isOfScope = sql`(coalesce("userId" = any (${scope.userIds}::text[]), false)
    or "userId" is null and "name" = any (${scope.guests}::text[]))`;
  const which = { scope: isOfScope, others: sql`not ${isOfScope}`, all: sql`true` };
  const direction = {
    name: sql`"name"`,
    seconds: sql`"seconds" desc, "name"`,
    least: sql`"seconds", "name"`,
  };
  return rowsOf<HeardRow>(db)`
    with "heard" as materialized (${heard(reader, scope, departments)})
    select "userId", "name", "meetings", "seconds"::float, (count(*) over ())::int as "people",
      (sum("seconds") over ())::float as "secondsInAll"
    from "heard" where ${which[of]}
    order by ${direction[order]}, "userId" limit ${limit}`;
}

export type UsualRow = { userId: string | null; name: string; meetings: number; of: number };

/** Who spoke in at least half of the last meetings of the series up to this one, but not in this one. */
export async function listMissing(
  db: Queryable,
  reader: Reader,
  { meetingId, seriesId, last }: { meetingId: string; seriesId: string; last: number },
): Promise<UsualRow[]> {
  const { organizationId } = reader;
  return rowsOf<UsualRow>(db)`
    with "own" as (
      select "startsAt" from "meeting"
      where "organizationId" = ${organizationId} and "id" = ${meetingId}
    ), "latest" as materialized (
      select "asked"."meetingId"
      from (${askedMeetings(reader, { ...everything, seriesId })}) "asked"
      where "startsAt" <= (select "startsAt" from "own")
      order by "startsAt" desc, "meetingId" desc limit ${last}
    )
    select min("directoryUser"."id"::text) as "userId",
      min(coalesce(${fullName()}, "participant"."name")) as "name",
      count(distinct "participant"."meetingId")::int as "meetings",
      (select count(*) from "latest")::int as "of"
    from "participant" join "latest" on "latest"."meetingId" = "participant"."meetingId"
    left join "directoryUser" on "directoryUser"."id" = "participant"."directoryUserId"
      and "directoryUser"."organizationId" = ${organizationId}
    where "participant"."organizationId" = ${organizationId}
      and ("directoryUserId" is not null or "heardAs" is not null)
    group by coalesce("directoryUserId"::text, "heardAs")
    having 2 * count(distinct "participant"."meetingId") >= (select count(*) from "latest")
      and not bool_or("participant"."meetingId" = ${meetingId})
    order by "meetings" desc, "name"`;
}

/** The series of each of these meetings that is in one. */
export const listSeriesOf = (
  db: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
) => rowsOf<{ meetingId: string; seriesId: string }>(db)`
    select "meetingId", "seriesId" from (${membersOfSeries(organizationId)}) "member"
    where "meetingId" = any (${meetingIds}::uuid[])`;
