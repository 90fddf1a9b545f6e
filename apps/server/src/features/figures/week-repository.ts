import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { weekOf, zoneOf } from '../../ground/meeting/out-of-date-week-repository.ts';
import { isCounted } from './counted-meetings-repository.ts';

/** Until the transaction ends, no other process computes sums of the organization. */
export async function lockWeeks(tx: Queryable, organizationId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtext('weeks'), hashtext(${organizationId}))`.execute(tx);
}

/** Takes the oldest marks of at most `weeksMax` weeks. */
export async function takeOutOfDateWeeks(
  tx: Queryable,
  organizationId: string,
  weeksMax: number,
): Promise<string[]> {
  const { rows } = await sql<{ week: string }>`
    with "taken" as (
      delete from "outOfDateWeek"
      where "organizationId" = ${organizationId} and "week" in (
        select distinct "week" from "outOfDateWeek"
        where "organizationId" = ${organizationId} order by "week" limit ${weeksMax})
      returning "week")
    select distinct "week"::text from "taken"`.execute(tx);
  return rows.map(({ week }) => week);
}

export async function listOrganizationsOutOfDate(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ organizationId: string }>`
    select distinct "organizationId" from "outOfDateWeek"`.execute(db);
  return rows.map(({ organizationId }) => organizationId);
}

export async function listOrganizationsWithSums(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ organizationId: string }>`
    select distinct "organizationId" from "weekTotal"`.execute(db);
  return rows.map(({ organizationId }) => organizationId);
}

const weekTables = [
  'weekTotal',
  'weekPerson',
  'weekPair',
  'weekDepartmentPair',
  'weekTopic',
  'weekTopicPerson',
] as const;

export async function deleteWeeks(
  tx: Queryable,
  organizationId: string,
  weeks: readonly string[],
): Promise<void> {
  for (const table of weekTables)
    await sql`
      delete from ${sql.table(table)}
      where "organizationId" = ${organizationId} and "week" = any (${weeks}::date[])`.execute(tx);
}

/**
 * Computes all sums of these weeks from the facts of their meetings. Weights and balances are rounded to a fixed number
 * of digits before they are added, so that the sum does not depend on the order.
 */
export async function insertWeeks(
  tx: Queryable,
  organizationId: string,
  weeks: readonly string[],
): Promise<void> {
  const counted = sql`
    with "weekOfMeeting" as materialized (
      select "id", ${weekOf(sql`"startsAt"`, organizationId)} as "week", "durationMinutes",
        "isDurationEstimated", "initiatives", "startsAt"
      from "meeting"
      where ${isCounted(organizationId)}
        and "startsAt" >= (select min("one") from unnest(${weeks}::date[]) "one") - interval '2 days'
        and "startsAt" < (select max("one") from unnest(${weeks}::date[]) "one") + interval '9 days'
    ), "counted" as materialized (
      select * from "weekOfMeeting" where "week" = any (${weeks}::date[])
    ), "speaker" as materialized (
      select "week", "participant".*
      from "counted"
      join "participant" on "participant"."organizationId" = ${organizationId}
        and "participant"."meetingId" = "counted"."id"
    )`;
  await sql`${counted}, "balance" as (
      select "meetingId", 100 * -sum("share" * ln("share")) / ln(count(*)::numeric) as "balance"
      from (
        select "meetingId", "words"::numeric / sum("words") over (partition by "meetingId") as "share"
        from "speaker" where "words" > 0
      ) "shares"
      group by "meetingId" having count(*) >= 3
    ), "asked" as (
      select "meetingId", sum("questions") as "asked", sum("questionsAnswered") as "answered"
      from "speaker" group by "meetingId"
    )
    insert into "weekTotal" ("organizationId", "week", "meetings", "untimed", "minutes",
      "balance", "balanceMinutes", "asked", "answered")
    select ${organizationId}, "week", count(*),
      count(*) filter (where "isDurationEstimated"),
      coalesce(sum("durationMinutes") filter (where not "isDurationEstimated"), 0),
      coalesce(sum(round("balance", 4) * "durationMinutes"), 0),
      coalesce(sum("durationMinutes") filter (where "balance" is not null), 0),
      coalesce(sum("asked"), 0), coalesce(sum("answered"), 0)
    from "counted"
    left join "balance" on "balance"."meetingId" = "counted"."id"
    left join "asked" on "asked"."meetingId" = "counted"."id"
    group by "week"`.execute(tx);
  await sql`${counted}
    insert into "weekPerson" ("organizationId", "week", "directoryUserId", "meetings", "turns",
      "words", "speakingSeconds")
    select ${organizationId}, "week", "directoryUserId", count(distinct "meetingId"), sum("turns"),
      sum("words"), sum(round("speakingSeconds"))
    from "speaker" where "directoryUserId" is not null
    group by "week", "directoryUserId"`.execute(tx);
  // Before pairs of departments, which read them by meeting.
  await sql`${counted}, "speakers" as (
      select "meetingId", count(*) as "count" from "speaker" group by "meetingId"
    ), "exchange" as materialized (
      select "source"."week", "source"."meetingId", "interaction"."value",
        "source"."directoryUserId" as "from", "target"."directoryUserId" as "to",
        round("value"::numeric / greatest("speakers"."count" - 1, 1), 6) as "weight"
      from "interaction"
      join "speaker" "source" on "source"."id" = "interaction"."sourceId"
      join "speaker" "target" on "target"."id" = "interaction"."targetId"
      join "speakers" on "speakers"."meetingId" = "source"."meetingId"
      where "interaction"."organizationId" = ${organizationId}
        and "interaction"."meetingId" = any (array(select "id" from "counted"))
        and "source"."directoryUserId" <> "target"."directoryUserId"
    ), "pair" as (
      insert into "weekPair" ("organizationId", "week", "a", "b", "meetings", "exchanges", "weight")
      select ${organizationId}, "week", least("from", "to"), greatest("from", "to"),
        count(distinct "meetingId"), sum("value"), sum("weight")
      from "exchange"
      group by "week", least("from", "to"), greatest("from", "to")
    ), "present" as (
      select "speaker"."week", "meetingId", nullif(trim("department"), '') as "department",
        count(distinct "directoryUserId") as "people"
      from "speaker"
      join "directoryUser" on "directoryUser"."id" = "speaker"."directoryUserId"
      where nullif(trim("department"), '') is not null
      group by "speaker"."week", "meetingId", nullif(trim("department"), '')
    ), "together" as (
      select "one"."week", "one"."department" as "a", "other"."department" as "b",
        count(*) as "meetings",
        sum("durationMinutes") filter (where not "isDurationEstimated") as "minutes"
      from "present" "one"
      join "present" "other" on "other"."meetingId" = "one"."meetingId"
        and ("other"."department" > "one"."department" collate "C"
          or ("other"."department" = "one"."department" and "one"."people" >= 2))
      join "counted" on "counted"."id" = "one"."meetingId"
      group by "one"."week", "one"."department", "other"."department"
    ), "talk" as (
      select "week", least("one"."department" collate "C", "other"."department") as "a",
        greatest("one"."department" collate "C", "other"."department") as "b", sum("value") as "exchanges"
      from "exchange"
      join lateral (select nullif(trim("department"), '') as "department" from "directoryUser"
        where "id" = "from") "one" on true
      join lateral (select nullif(trim("department"), '') as "department" from "directoryUser"
        where "id" = "to") "other" on true
      group by "week", least("one"."department" collate "C", "other"."department"),
        greatest("one"."department" collate "C", "other"."department")
    )
    insert into "weekDepartmentPair" ("organizationId", "week", "a", "b", "meetings", "minutes",
      "exchanges")
    select ${organizationId}, "together"."week", "together"."a", "together"."b", "meetings",
      coalesce("minutes", 0), coalesce("exchanges", 0)
    from "together"
    left join "talk" on "talk"."week" = "together"."week"
      and "talk"."a" = "together"."a" and "talk"."b" = "together"."b"`.execute(tx);
  await sql`${counted}, "topic" as materialized (
      select "counted"."id" as "meetingId", "week", "topic", ${topicKey(sql`"topic"`)} as "key",
        "ordinal" - 1 as "index",
        ("startsAt" at time zone ${zoneOf(organizationId)})::date as "day"
      from "counted", unnest("initiatives") with ordinality "named" ("topic", "ordinal")
    ), "mention" as materialized (
      select "topic"."week", "key", "directoryUserId", sum(("fact" ->> 'turns')::integer) as "turns"
      from "topic"
      join "speaker" on "speaker"."meetingId" = "topic"."meetingId"
      cross join lateral jsonb_array_elements("turnFacts") "fact"
      where "fact" -> 'topics' @> to_jsonb("index")
      group by "topic"."week", "key", "directoryUserId"
    ), "person" as (
      insert into "weekTopicPerson" ("organizationId", "week", "key", "directoryUserId", "mentions")
      select ${organizationId}, "week", "key", "directoryUserId", "turns"
      from "mention" where "directoryUserId" is not null
    )
    insert into "weekTopic" ("organizationId", "week", "key", "topic", "mentions", "meetings",
      "lastOn")
    select ${organizationId}, "week", "key", mode() within group (order by "topic"),
      coalesce((select sum("turns") from "mention"
        where "mention"."week" = "topic"."week" and "mention"."key" = "topic"."key"), 0),
      count(distinct "meetingId"), max("day")
    from "topic" group by "week", "key"`.execute(tx);
}

/** Joins spellings of a topic: case, hyphens and blanks, and the plural in 's'. */
export const topicKey = (topic: RawBuilder<unknown>) => sql`
  regexp_replace(regexp_replace(lower(${topic}), '[^[:alnum:]]+', ' ', 'g'),
    '([[:alpha:]]{2,}[^s ])s( |$)', '\\1\\2', 'g')`;
