import type { OrganizationMoment } from '@rapport/contract';
import { sql } from 'kysely';
import { oneValueOf, rowsOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { countedIn, readableIn } from '../../ground/meeting/counted-meetings-repository.ts';
import type { Weeks } from '../../ground/network/weeks.ts';
import type { Member } from '../../platform/session.ts';
import type { Day } from './period.ts';

type Span = { from: Day; to: Day };

export type GroupCount = { name: string; people: number; heard: number; meetings: number };

/** Teams of the directory with the number of people heard. `meetings` counts meetings with at least one of them. */
export const listTeamCounts = (db: Queryable, member: Member, weeks: Weeks, span: Span) =>
  countGroups(db, member, weeks, span, 'teams');

export const listDepartmentCounts = (db: Queryable, member: Member, weeks: Weeks, span: Span) =>
  countGroups(db, member, weeks, span, 'department');

async function countGroups(
  db: Queryable,
  member: Member,
  weeks: Weeks,
  span: Span,
  column: 'teams' | 'department',
): Promise<GroupCount[]> {
  const { organizationId } = member;
  const names =
    column === 'teams'
      ? sql`unnest("teams")`
      : sql`lateral (select nullif(trim("department"), ''))`;
  return rowsOf<GroupCount>(db)`
    with "inGroup" as (
      select "id", "name" from "directoryUser" cross join ${names} "named" ("name")
      where "organizationId" = ${organizationId} and "name" is not null
    ), "heard" as (
      select distinct "directoryUserId" as "id" from "weekPerson"
      where "organizationId" = ${organizationId} and "week" between ${weeks.from} and ${weeks.to}
    ), "met" as (
      select "inGroup"."name", count(distinct "meeting"."id")::integer as "meetings"
      from "meeting"
      join "participant" on "participant"."organizationId" = ${organizationId}
        and "participant"."meetingId" = "meeting"."id"
      join "inGroup" on "inGroup"."id" = "participant"."directoryUserId"
      where ${countedIn(member, span)} group by "inGroup"."name"
    )
    select "inGroup"."name", count(*)::integer as "people", count("heard"."id")::integer as "heard",
      coalesce(max("meetings"), 0) as "meetings"
    from "inGroup"
    left join "heard" on "heard"."id" = "inGroup"."id"
    left join "met" on "met"."name" = "inGroup"."name"
    group by "inGroup"."name" order by "inGroup"."name"`;
}

type OwnWeek = {
  week: Day;
  meetings: number;
  seconds: number;
  positive: number;
  neutral: number;
  negative: number;
};

/** The turns of one person by week, for that person only. */
export async function listOwnWeeks(
  db: Queryable,
  member: Member,
  directoryUserId: string,
  span: Span,
): Promise<OwnWeek[]> {
  const { organizationId, settings } = member;
  const sum = (name: string) => sql`sum(("fact" ->> ${name})::integer)::integer`;
  return rowsOf<OwnWeek>(db)`
    select date_trunc('week', "startsAt" at time zone ${settings.timezone})::date::text as "week",
      count(distinct "meeting"."id")::integer as "meetings",
      coalesce((select round(sum("one"."speakingSeconds")) from "participant" "one"
        where "one"."id" = any (array_agg("participant"."id"))), 0)::integer as "seconds",
      ${sum('positive')} as "positive", ${sum('neutral')} as "neutral",
      ${sum('negative')} as "negative"
    from "meeting"
    join "participant" on "participant"."organizationId" = ${organizationId}
      and "participant"."meetingId" = "meeting"."id"
      and "participant"."directoryUserId" = ${directoryUserId}
    cross join lateral jsonb_array_elements("turnFacts") "fact"
    where ${countedIn(member, span)}
    group by 1`;
}

export async function findOwnEntry(db: Queryable, { organizationId, accountId }: Member) {
  return db
    .selectFrom('directoryUser')
    .select(['id', 'isLeftOutOfMoods', 'department', 'teams'])
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

type MomentRow = Omit<OrganizationMoment, 'topic' | 'quote'> & {
  text: string;
  initiatives: string[];
};

/** Only this many of the latest meetings are searched, because reading transcripts takes long. */
const meetingsSearched = 40;

/**
 * The latest turns with strong feeling in meetings of these days that the reader may read, except those of people who
 * are left out of moods. Of each meeting the first positive and the first negative one, so that no meeting fills the
 * list.
 */
export const listMoments = (
  db: Queryable,
  member: Member,
  span: Span,
  count: number,
) => rowsOf<MomentRow>(db)`
    with "latest" as (
      select "id", "title", "initiatives", "startsAt" from ${readableIn(member, span)}
      where ${countedIn(member, span)}
      order by "startsAt" desc, "id" limit ${meetingsSearched}
    ), "moment" as (
      select "latest".*, "turn", row_number() over (
        partition by "latest"."id", "turn" ->> 'moment' order by ("turn" ->> 'position')::integer
      ) as "place"
      from "latest"
      join "meetingTranscript" on "meetingTranscript"."meetingId" = "latest"."id"
      join "transcriptPiece" on "transcriptPiece"."meetingId" = "latest"."id"
        and "transcriptPiece"."transcriptId" = "meetingTranscript"."transcriptId"
      cross join lateral jsonb_array_elements("turns") "turn"
      left join "participant" on "participant"."id" = ("turn" ->> 'participantId')::uuid
      left join "directoryUser" on "directoryUser"."id" = "participant"."directoryUserId"
      where "turn" ? 'moment' and "directoryUser"."isLeftOutOfMoods" is not true
    )
    select "turn" ->> 'moment' as "sentiment", "turn" ->> 'text' as "text", "initiatives",
      "id" as "meetingId", "title" as "meetingName",
      ("startsAt" at time zone ${member.settings.timezone})::date::text as "date",
      ("turn" ->> 'position')::integer as "turn", ("turn" ->> 'start')::double precision as "start"
    from "moment" where "place" = 1
    order by "startsAt" desc, "id", 7
    limit ${count}`;

/** Counts the counted meetings of these days that the reader may read. */
export const countReadable = (db: Queryable, member: Member, span: Span) => oneValueOf<number>(db)`
    select count(*)::integer as "count" from ${readableIn(member, span)}
    where ${countedIn(member, span)}`;
