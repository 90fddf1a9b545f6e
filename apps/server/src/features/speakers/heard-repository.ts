import type { SpeakerSort, SpeakerTab } from '@rapport/contract';
import { type RawBuilder, sql } from 'kysely';
import { rowsOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import {
  isAliasOf,
  isNobody,
  isTiedByHand,
} from '../../ground/meeting/open-speakers-repository.ts';
import { isReadableBy } from '../../ground/meeting/readable-meetings-repository.ts';
import type { Member } from '../../platform/session.ts';

/** Enough meetings for attendance and for the names by which a speaker is called. */
const meetingsOfName = 100;

/**
 * The speakers of completed meetings who are tied to nobody, by name or, if the label is only valid in one meeting,
 * by participant. `state` is the choice about a name.
 */
const heardSpeakers = (member: Member) => sql`
  select coalesce('name:' || "participant"."heardAs", 'speaker:' || "participant"."id") as "id",
    "participant"."id" as "participantId", "participant"."meetingId", "participant"."name",
    "participant"."turns", "participant"."calledAs", "participant"."heardAs",
    "meeting"."startsAt", ${isReadableBy(member)} as "isReadable", "alias"."is",
    case when "alias"."is" is null then 'open' when "alias"."is" = 'skipped' then 'skipped'
      when "alias"."is" in ('guest', 'room') then 'guests' end as "state"
  from "participant"
  join "meeting" on "meeting"."id" = "participant"."meetingId" and "meeting"."status" = 'completed'
    and "meeting"."organizationId" = ${member.organizationId}
  left join "speakerAlias" "alias" on ${isAliasOf(member.organizationId)}
  where "participant"."organizationId" = ${member.organizationId}
    and "participant"."directoryUserId" is null
    and not ${isNobody('participant')} and not ${isTiedByHand('participant')}`;

export type HeardName = {
  id: string;
  name: string;
  isOneMeeting: boolean;
  is: 'guest' | 'room' | 'skipped' | null;
  meetings: number;
  turns: number;
  lastDate: string;
  /** The latest meetings. */
  meetingIds: string[];
  participantIds: string[];
  calledAs: { name: string; times: number }[][];
  order: string;
};

export type NamesPage = {
  tab: SpeakerTab;
  sort: SpeakerSort;
  after: { order: string; id: string } | null;
  limit: number;
};

const orders: Record<SpeakerSort, RawBuilder<unknown>> = {
  meetings: sql`count(distinct "meetingId")::bigint`,
  turns: sql`sum("turns")::bigint`,
  recent: sql`(extract(epoch from max("startsAt")) * 1000000)::bigint`,
  name: sql`0::bigint`,
};

/** Names that were heard in meetings that the member may read. */
export async function listHeardNames(
  db: Queryable,
  member: Member,
  { tab, sort, after, limit }: NamesPage,
): Promise<HeardName[]> {
  const latest = (column: string) => sql`
    (array_agg(${sql.ref(column)} order by "startsAt" desc, "participantId"))[1:${sql.lit(meetingsOfName)}]`;
  const { rows } = await sql<HeardName>`
    select * from (
      select "id", min("name") as "name", bool_and("heardAs" is null) as "isOneMeeting",
        min("is") as "is", count(distinct "meetingId")::int as "meetings",
        sum("turns")::int as "turns",
        to_char(max("startsAt") at time zone ${member.settings.timezone}, 'YYYY-MM-DD') as "lastDate",
        ${latest('meetingId')} as "meetingIds", ${latest('participantId')} as "participantIds",
        ${latest('calledAs')} as "calledAs", ${orders[sort]} as "order"
      from (${heardSpeakers(member)}) "heard"
      where "isReadable" and "state" = ${tab}
      group by "id") "named"
    where ${after === null ? sql`true` : sql`("order" < ${after.order}::bigint or ("order" = ${after.order}::bigint and "id" collate "C" > ${after.id}))`}
    order by "order" desc, "id" collate "C" limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, order: String(row.order) }));
}

export type SpeakerCounts = {
  open: number;
  skipped: number;
  guests: number;
  hidden: number;
  turns: number;
};

export async function countHeardNames(db: Queryable, member: Member): Promise<SpeakerCounts> {
  const of = (state: string) =>
    sql`count(*) filter (where "isReadable" and "state" = ${state})::int`;
  const { rows } = await sql<SpeakerCounts>`
    select ${of('open')} as "open", ${of('skipped')} as "skipped", ${of('guests')} as "guests",
      count(*) filter (where not "isReadable" and "state" = 'open')::int as "hidden",
      coalesce(sum("turns") filter (where "state" in ('open', 'skipped')), 0)::int as "turns"
    from (
      select "id", min("state") as "state", bool_or("isReadable") as "isReadable",
        sum("turns") filter (where "isReadable") as "turns"
      from (${heardSpeakers(member)}) "heard" where "state" is not null group by "id") "named"`.execute(
    db,
  );
  return rows[0] ?? { open: 0, skipped: 0, guests: 0, hidden: 0, turns: 0 };
}

export async function countKnown(
  db: Queryable,
  member: Member,
): Promise<{ people: number; turns: number; choices: number }> {
  const { rows } = await sql<{ people: number; turns: number; choices: number }>`
    select count(distinct "directoryUserId")::int as "people",
      coalesce(sum("turns"), 0)::int as "turns",
      (select count(*)::int from "speakerAlias"
        where "organizationId" = ${member.organizationId}) as "choices"
    from "participant" join "meeting" on "meeting"."id" = "participant"."meetingId"
    where ${isReadableBy(member)} and "participant"."organizationId" = ${member.organizationId}
      and "meeting"."status" = 'completed'`.execute(db);
  return rows[0] ?? { people: 0, turns: 0, choices: 0 };
}

export type QuoteRow = {
  participantId: string;
  text: string;
  turn: number;
  start: number | null;
  eventId: string;
  title: string;
  date: string;
};

/** In characters: long enough to recognise somebody, short enough for a card. */
const quoteLength = 110;

/** One turn of each participant, in a meeting that the member may read. */
export const listQuotes = (
  db: Queryable,
  member: Member,
  participantIds: readonly string[],
) => rowsOf<QuoteRow>(db)`
    select distinct on ("participant"."id") "participant"."id" as "participantId",
      "said"->>'text' as "text", ("said"->>'position')::int as "turn",
      ("said"->>'start')::double precision as "start",
      "meeting"."id" as "eventId", "meeting"."title",
      to_char("startsAt" at time zone ${member.settings.timezone}, 'YYYY-MM-DD') as "date"
    from "participant"
    join "meeting" on "meeting"."id" = "participant"."meetingId"
    join "meetingTranscript" "transcript" on "transcript"."organizationId" = ${member.organizationId}
      and "transcript"."meetingId" = "meeting"."id"
    join "transcriptPiece" "piece" on "piece"."organizationId" = ${member.organizationId}
      and "piece"."meetingId" = "meeting"."id"
      and "piece"."transcriptId" = "transcript"."transcriptId"
    cross join lateral jsonb_array_elements("piece"."turns") "element" ("said")
    where "participant"."id" = any (${participantIds}::uuid[])
      and "participant"."organizationId" = ${member.organizationId} and ${isReadableBy(member)}
      and "said"->>'participantId' = "participant"."id"::text
    order by "participant"."id", abs(length("said"->>'text') - ${quoteLength}),
      "piece"."position", "said"->>'position'`;

/** Attendance in older meetings says little about who meets whom now. */
const latestMeetings = 2000;

/** The people tied to speakers in the latest meetings that the member may read. */
export const listAttendance = (db: Queryable, member: Member) => rowsOf<{
  meetingId: string;
  people: string[];
}>(db)`
    select "meetingId", array_agg(distinct "directoryUserId"::text) as "people"
    from "participant"
    where "organizationId" = ${member.organizationId} and "directoryUserId" is not null
      and "meetingId" in (
        select "id" from "meeting" where ${isReadableBy(member)} and "status" = 'completed'
        order by "startsAt" desc limit ${latestMeetings})
    group by "meetingId"`;

/** The participant with a label that is only valid in one meeting, if the member may read that meeting. */
export async function listOneMeetingSpeakers(
  db: Queryable,
  member: Member,
  participantIds: readonly string[],
): Promise<{ id: string; meetingId: string; label: string; name: string }[]> {
  if (participantIds.length === 0) return [];
  return db
    .selectFrom('participant')
    .innerJoin('meeting', 'meeting.id', 'participant.meetingId')
    .select(['participant.id', 'participant.meetingId', 'participant.name'])
    .select((select) => select.fn.coalesce('participant.label', 'participant.name').as('label'))
    .where('participant.organizationId', '=', member.organizationId)
    .where('participant.id', 'in', participantIds)
    .where('participant.heardAs', 'is', null)
    .where(isReadableBy(member))
    .execute();
}

/** For names heard in meetings that the member may read: how often, and one spelling of each. */
export async function findReadableNames(
  db: Queryable,
  member: Member,
  heardAs: readonly string[],
): Promise<Map<string, { name: string; meetings: number }>> {
  const { rows } = await sql<{ heardAs: string; name: string; meetings: number }>`
    select "heardAs", min("participant"."name") as "name", count(distinct "meetingId")::int as "meetings"
    from "participant" join "meeting" on "meeting"."id" = "participant"."meetingId"
    where "participant"."organizationId" = ${member.organizationId}
      and "heardAs" = any (${heardAs}) and ${isReadableBy(member)}
      and "meeting"."status" = 'completed'
      and ("directoryUserId" is null or "tieHow" = 'alias')
    group by "heardAs"`.execute(db);
  return new Map(rows.map(({ heardAs: key, ...found }) => [key, found]));
}
