import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { isCounted } from '../../ground/meeting/counted-meetings-repository.ts';
import { hasDoubtedLength, hasKnownLength } from '../../ground/meeting/doubts-repository.ts';
import { weekOf, zoneOf } from '../../ground/meeting/out-of-date-week-repository.ts';
import { topicsOf, turnsOnTopic } from '../../ground/meeting/topics-of-meeting-repository.ts';

/** Computes the sums of these weeks, which must not have any yet, from the facts of all their meetings. */
export const insertWeeks = (
  tx: Queryable,
  organizationId: string,
  weeks: readonly string[],
): Promise<void> => addFacts(tx, organizationId, meetingsInWeeks(organizationId, weeks));

/** Computes the sums of pairs of departments of these weeks, which must not have any yet. */
export const insertDepartments = (
  tx: Queryable,
  organizationId: string,
  weeks: readonly string[],
): Promise<void> =>
  addDepartments(tx, organizationId, {
    exchanges: exchangesOf(organizationId, meetingsInWeeks(organizationId, weeks)),
  });

export type MeetingOfWeek = { meetingId: string; week: string };

/**
 * Adds meetings to the sums of their weeks, which do not contain them yet. A meeting that has moved to another week
 * is skipped.
 */
export const addMeetings = (
  tx: Queryable,
  organizationId: string,
  meetings: readonly MeetingOfWeek[],
): Promise<void> =>
  addFacts(
    tx,
    organizationId,
    sql`
    ${meetingsOf(organizationId)}
      and ("meeting"."id", "week") in (
        select * from unnest(${meetings.map(({ meetingId }) => meetingId)}::uuid[],
          ${meetings.map(({ week }) => week)}::date[]))`,
  );

const meetingsInWeeks = (organizationId: string, weeks: readonly string[]) => sql`
  ${meetingsOf(organizationId)}
    and "startsAt" >= (select min("one") from unnest(${weeks}::date[]) "one") - interval '2 days'
    and "startsAt" < (select max("one") from unnest(${weeks}::date[]) "one") + interval '9 days'
    and "week" = any (${weeks}::date[])`;

const meetingsOf = (organizationId: string) => sql`
  select "id", "week", case when ${hasKnownLength} then "durationMinutes" end as "minutes",
    case when not ${hasDoubtedLength} then "durationMinutes" end as "weight",
    "initiatives", "alsoSaid", "topicKeys", "startsAt"
  from "meeting"
  cross join lateral (select ${weekOf(sql`"startsAt"`, organizationId)} as "week") "dated"
  where ${isCounted(organizationId)}`;

/**
 * Adds the facts of the meetings to the sums of their weeks. Weights and balances are rounded to a fixed number of
 * digits before they are added, so that the sum does not depend on the order. The facts are looked up meeting by
 * meeting (lateral), because PostgreSQL cannot estimate the number of meetings and would compare each with each.
 */
async function addFacts(tx: Queryable, organizationId: string, meetings: RawBuilder<unknown>) {
  const counted = sql`with "counted" as materialized (${meetings})`;
  const speakers = speakersOf(organizationId);
  await sql`${counted}
    insert into "weekTotal" ("organizationId", "week", "meetings", "untimed", "minutes",
      "balance", "balanceMinutes")
    select ${organizationId}, "week", count(*),
      count(*) filter (where "minutes" is null), coalesce(sum("minutes"), 0),
      coalesce(sum(round("balance", 4) * "weight"), 0),
      coalesce(sum("weight") filter (where "balance" is not null), 0)
    from "counted"
    cross join lateral (
      select case when count("share") >= 3
          then 100 * -sum("share" * ln("share")) / ln(count("share")::numeric) end as "balance"
      from (
        select nullif("words", 0)::numeric / sum("words") over () as "share"
        from ${speakers}
      ) "speaker"
    ) "talk"
    group by "week"
    on conflict ("organizationId", "week") do update set
      ${added('weekTotal', ['meetings', 'untimed', 'minutes', 'balance', 'balanceMinutes'])}`.execute(
    tx,
  );
  await sql`${counted}
    insert into "weekPerson" ("organizationId", "week", "directoryUserId", "meetings", "turns",
      "words", "speakingSeconds")
    select ${organizationId}, "week", "directoryUserId", count(distinct "counted"."id"), sum("turns"),
      sum("words"), sum(round("speakingSeconds"))
    from "counted"
    cross join lateral (
      select "directoryUserId", "turns", "words", "speakingSeconds" from ${speakers}
        and "directoryUserId" is not null
    ) "speaker"
    group by "week", "directoryUserId"
    on conflict ("organizationId", "week", "directoryUserId") do update set
      ${added('weekPerson', ['meetings', 'turns', 'words', 'speakingSeconds'])}`.execute(tx);
  await addDepartments(tx, organizationId, {
    exchanges: exchangesOf(organizationId, meetings),
    also: addingPairs(organizationId),
  });
  await addTopics(tx, organizationId, meetings);
}

/** Computes the sums of these topics again, in all weeks. Meetings that are to be added to their weeks are left out. */
export async function recountTopics(
  tx: Queryable,
  organizationId: string,
  keys: readonly string[],
): Promise<void> {
  for (const table of ['weekTopic', 'weekTopicPerson'])
    await sql`
      delete from ${sql.table(table)}
      where "organizationId" = ${organizationId} and "key" = any (${keys}::text[])`.execute(tx);
  const meetings = sql`
    ${meetingsOf(organizationId)}
    and exists (select from unnest("topicKeys") "key" where "key" = any (${keys}::text[]))
    and "meeting"."id" not in (
      select "meetingId" from "outOfDateWeek"
      where "organizationId" = ${organizationId} and "meetingId" is not null)`;
  await addTopics(tx, organizationId, meetings, sql`"key" = any (${keys}::text[])`);
}

async function addTopics(
  tx: Queryable,
  organizationId: string,
  meetings: RawBuilder<unknown>,
  which: RawBuilder<unknown> = sql`true`,
): Promise<void> {
  await sql`
    with "counted" as materialized (${meetings}), "said" as materialized (
      select "counted"."id" as "meetingId", "week", "topic".*,
        ("startsAt" at time zone ${zoneOf(organizationId)})::date as "day"
      from "counted" cross join ${topicsOf(organizationId)}
      where ${which}
    ), "mention" as materialized (
      select "week", "key", "directoryUserId", sum("turns") as "turns"
      from "said"
      cross join lateral (
        select "directoryUserId", ${turnsOnTopic} as "turns" from "participant"
        where "participant"."organizationId" = ${organizationId}
          and "participant"."meetingId" = "said"."meetingId"
      ) "spoken"
      where "turns" > 0
      group by "week", "key", "directoryUserId"
    ), "person" as (
      insert into "weekTopicPerson" ("organizationId", "week", "key", "directoryUserId", "mentions")
      select ${organizationId}, "week", "key", "directoryUserId", "turns"
      from "mention" where "directoryUserId" is not null
      on conflict ("organizationId", "week", "key", "directoryUserId") do update set
        ${added('weekTopicPerson', ['mentions'])}
    )
    insert into "weekTopic" ("organizationId", "week", "key", "topic", "mentions", "meetings",
      "lastOn")
    select ${organizationId}, "week", "key", mode() within group (order by "topic"),
      coalesce(sum("turns"), 0), count(distinct "meetingId"), max("day")
    from (
      select "week", "key", "topic", "meetingId", "day", null as "turns" from "said"
      union all
      select "week", "key", null, null, null, "turns" from "mention"
    ) "part"
    group by "week", "key"
    on conflict ("organizationId", "week", "key") do update set
      ${added('weekTopic', ['mentions', 'meetings'])},
      "lastOn" = greatest("weekTopic"."lastOn", excluded."lastOn"),
      "topic" = case when "weekTopic"."topic" = excluded."topic" then excluded."topic" else (
        select mode() within group (order by "topic"."topic") from (${meetingsOf(organizationId)}
          and "startsAt" >= excluded."week" - interval '2 days'
          and "startsAt" < excluded."week" + interval '9 days'
          and "week" = excluded."week") "ofWeek"
        cross join ${topicsOf(organizationId)}
        where "topic"."key" = excluded."key") end`.execute(tx);
}

/** For queries with the meetings as "counted". */
const speakersOf = (organizationId: string) => sql`
  "participant" where "participant"."organizationId" = ${organizationId}
    and "participant"."meetingId" = "counted"."id"`;

/** Selects the meetings as "counted", and who answered whom on a matter in them as "exchange". */
const exchangesOf = (organizationId: string, meetings: RawBuilder<unknown>) => sql`
    with "counted" as materialized (${meetings}), "exchange" as materialized (
      select "week", "counted"."id" as "meetingId", "from", "to", "value",
        round("value"::numeric / greatest("speakers" - 1, 1), 6) as "weight"
      from "counted"
      cross join lateral (select count(*) as "speakers" from ${speakersOf(organizationId)}) "all"
      cross join lateral (
        select "onMatter" as "value", "source"."directoryUserId" as "from", "target"."directoryUserId" as "to"
        from "interaction"
        join "participant" "source" on "source"."id" = "sourceId"
        join "participant" "target" on "target"."id" = "targetId"
        where "interaction"."organizationId" = ${organizationId}
          and "interaction"."meetingId" = "counted"."id" and "onMatter" > 0
          and "source"."directoryUserId" <> "target"."directoryUserId"
      ) "between"
    )`;

const addingPairs = (organizationId: string) => sql`, "pair" as (
      insert into "weekPair" ("organizationId", "week", "a", "b", "meetings", "exchanges", "weight")
      select ${organizationId}, "week", least("from", "to"), greatest("from", "to"),
        count(distinct "meetingId"), sum("value"), sum("weight")
      from "exchange"
      group by "week", least("from", "to"), greatest("from", "to")
      on conflict ("organizationId", "week", "a", "b") do update set
        ${added('weekPair', ['meetings', 'exchanges', 'weight'])}
    )`;

/** `also` is added to the same statement, because a separate one would read the exchanges again. */
async function addDepartments(
  tx: Queryable,
  organizationId: string,
  { exchanges, also = sql`` }: { exchanges: RawBuilder<unknown>; also?: RawBuilder<unknown> },
): Promise<void> {
  await sql`${exchanges}${also}, "together" as (
      select "week", "pair"."a", "pair"."b", 1 as "meetings",
        coalesce("minutes", 0) as "minutes",
        0 as "exchanges"
      from "counted"
      cross join lateral (
        with "present" as (
          select trim("department") as "department", count(distinct "directoryUserId") as "people"
          from (select "directoryUserId" from ${speakersOf(organizationId)}) "speaker"
          join "directoryUser" on "directoryUser"."id" = "directoryUserId"
          where trim("department") <> ''
          group by trim("department")
        )
        select "one"."department" as "a", "other"."department" as "b"
        from "present" "one"
        join "present" "other" on "other"."department" > "one"."department" collate "C"
          or ("other"."department" = "one"."department" and "one"."people" >= 2)
      ) "pair"
    ), "talk" as (
      select "week", least("one"."department" collate "C", "other"."department") as "a",
        greatest("one"."department" collate "C", "other"."department") as "b", 0 as "meetings",
        0 as "minutes", "value" as "exchanges"
      from "exchange"
      cross join lateral (select nullif(trim("department"), '') as "department"
        from "directoryUser" where "id" = "from") "one"
      cross join lateral (select nullif(trim("department"), '') as "department"
        from "directoryUser" where "id" = "to") "other"
      where "one"."department" is not null and "other"."department" is not null
    )
    insert into "weekDepartmentPair" ("organizationId", "week", "a", "b", "meetings", "minutes",
      "exchanges")
    select ${organizationId}, "week", "a", "b", sum("meetings"), sum("minutes"), sum("exchanges")
    from (select * from "together" union all select * from "talk") "part"
    group by "week", "a", "b"
    on conflict ("organizationId", "week", "a", "b") do update set
      ${added('weekDepartmentPair', ['meetings', 'minutes', 'exchanges'])}`.execute(tx);
}

const added = (table: string, columns: readonly string[]) =>
  sql.join(
    columns.map((name) => {
      const column = sql.ref(name);
      return sql`${column} = ${sql.table(table)}.${column} + excluded.${column}`;
    }),
  );
