import type { MeetingsWith, Together } from '@rapport/network/planning';
import { type RawBuilder, sql } from 'kysely';
import { jsonText } from '../../../database/jsonb.ts';
import type { Queryable } from '../../../database/types.ts';
import { countedIn } from '../../../ground/meeting/counted-meetings-repository.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import type { ReadPeriods } from '../../figures/read-periods.ts';

type Period = Pick<ReadPeriods, 'now' | 'weeks'>;
type PairOfPeople = Together & { person: string; with: string };

/** How often the two people of a row answered each other in these weeks. */
const exchangesOf = ({ organizationId }: Reader, { weeks }: Period) => sql`coalesce((
  select sum("exchanges")::integer from "weekPair"
  where "organizationId" = ${organizationId} and "week" between ${weeks.from} and ${weeks.to}
    and "a" = least("person", "with") and "b" = greatest("person", "with")), 0) as "exchanges"`;

/** People of the directory by counted meeting of these days in which they spoke. */
const spokenIn = (reader: Reader, { now }: Period, which: RawBuilder<unknown>) => sql`
  select distinct "meeting"."id" as "meetingId", "directoryUserId"
  from "participant" join "meeting" on "meeting"."id" = "participant"."meetingId"
  where "participant"."organizationId" = ${reader.organizationId}
    and "directoryUserId" is not null and ${which} and ${countedIn(reader, now)}`;

/** For each of these people, the counted meetings in which they spoke with each other person. */
export async function countSameMeetings(
  db: Queryable,
  reader: Reader,
  ids: readonly string[],
  period: Period,
): Promise<MeetingsWith> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PairOfPeople>`
    with "own" as materialized (
      ${spokenIn(reader, period, sql`"directoryUserId" = any (${ids}::uuid[])`)}
    ), "pair" as materialized (
      select "own"."directoryUserId" as "person", "other"."directoryUserId" as "with",
        count(distinct "own"."meetingId")::integer as "meetings"
      from "own" join "participant" "other" on "other"."organizationId" = ${reader.organizationId}
        and "other"."meetingId" = "own"."meetingId"
        and "other"."directoryUserId" <> "own"."directoryUserId"
      group by 1, 2
    )
    select *, ${exchangesOf(reader, period)} from "pair"`.execute(db);
  return byPerson(rows);
}

export type PartedDepartments = { own: string; other: string };

/**
 * For each of these departments that part, the colleague who spoke in most counted meetings together with one person of
 * the other department, without the leavers.
 */
export async function countMeetingsAcross(
  db: Queryable,
  reader: Reader,
  parted: readonly PartedDepartments[],
  { leavers, ...period }: Period & { leavers: readonly string[] },
): Promise<MeetingsWith> {
  if (parted.length === 0) return new Map();
  const departments = [...new Set(parted.flatMap(({ own, other }) => [own, other]))];
  const { rows } = await sql<PairOfPeople>`
    with "person" as materialized (
      select "id", trim("department") as "department" from "directoryUser"
      where "organizationId" = ${reader.organizationId}
        and trim("department") = any (${departments}::text[]) and "id" <> all (${leavers}::uuid[])
    ), "spoke" as materialized (
      select "meetingId", "directoryUserId", "department"
      from (${spokenIn(reader, period, sql`"directoryUserId" in (select "id" from "person")`)}) "one"
      join "person" on "person"."id" = "directoryUserId"
    ), "pair" as (
      select "own", "other", "colleague"."directoryUserId" as "person",
        "met"."directoryUserId" as "with", count(*)::integer as "meetings"
      from jsonb_to_recordset(${jsonText(parted)}::jsonb) "parted" ("own" text, "other" text)
      join "spoke" "colleague" on "colleague"."department" = "own"
      join "spoke" "met" on "met"."department" = "other"
        and "met"."meetingId" = "colleague"."meetingId"
      group by 1, 2, 3, 4
    ), "most" as materialized (
      select distinct on ("own", "other") "person", "with", "meetings" from "pair"
      order by "own", "other", "meetings" desc, "person", "with"
    )
    select *, ${exchangesOf(reader, period)} from "most"`.execute(db);
  return byPerson(rows);
}

function byPerson(rows: readonly PairOfPeople[]): MeetingsWith {
  const found = new Map<string, Map<string, Together>>();
  for (const { person, with: other, meetings, exchanges } of rows)
    found.set(person, (found.get(person) ?? new Map()).set(other, { meetings, exchanges }));
  return found;
}
