import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { valuesOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { isCounted } from './counted-meetings-repository.ts';
import { topicKey } from './topic-key-repository.ts';

/** A word is an everyday one if this share of the meetings says it, of so many meetings or more. */
const everyday = { share: 1 / 3, meetingsMin: 30, weeks: 52 };
/** The index keeps stems. One that is no word itself is also that of other words: 'aggreg' is of 'aggregator', too. */
const everydayStemShare = 1 / 2;
/** A name or phrase is a topic of the organization if so many meetings show it. */
const shownMin = 2;
/** In a larger organization so many of the meetings are read, drawn by chance and always the same. */
const meetingsRead = 500;

/** A smaller share of meetings that come or go changes few words. */
const changedShare = 0.1;

/**
 * Finds the everyday words of the organization, the names of its people and its topics again, once a day or where many
 * meetings have come or gone. Of guests the whole name and the given one are kept: other words of a label may be a
 * company. Returns the keys of topics that came or went.
 */
export const findEverydayWords = (tx: Queryable, organizationId: string) => valuesOf<string>(tx)`
    with "sums" as (
      select coalesce(sum("meetings"), 0)::integer as "meetings",
        max("week") - 7 * ${everyday.weeks}::integer as "since"
      from "weekTotal" where "organizationId" = ${organizationId}
    ), "due" as materialized (
      select * from "sums" where not exists (
        select from "everydayWords" "found"
        where "organizationId" = ${organizationId} and "foundAt" > now() - interval '1 day'
          and abs("sums"."meetings" - "found"."meetings") < ${changedShare}::double precision * "found"."meetings")
    ), "read" as materialized (
      select "meeting"."id", "meetingIndex"."words", "configuration"
      from "due" join "meeting" on "startsAt" >= "since"
      join "meetingIndex" on "meetingIndex"."organizationId" = ${organizationId}
        and "meetingId" = "meeting"."id" and "transcriptId" is not null
      where ${isCounted(organizationId)}
      order by md5("meeting"."id"::text) limit ${meetingsRead}
    ), "said" as materialized (
      select "id", "word" from "read" cross join unnest(tsvector_to_array("words")) "word"
      where "word" not like ':%'
    ), "keyed" as materialized (
      select "word", ${topicKey(sql`"word"`)} as "key" from (select distinct "word" from "said") "each"
    ), "shared" as (
      select "key" from "said" join "keyed" using ("word") group by "key"
      having count(distinct "id") >= greatest(${everyday.share}::double precision * (select count(*) from "read"), 1)
    ), "stem" as materialized (
      select "word" from "said" group by "word"
      having count(*) >= greatest(${everydayStemShare}::double precision * (select count(*) from "read"), 1)
    ), "shown" as materialized (
      select "key", count(distinct "meeting"."id") as "meetings" from "meeting"
      cross join lateral unnest("topicKeys"[1:cardinality("initiatives")]) "key"
      where ${isCounted(organizationId)} and exists (select from "due")
      group by "key"
    ), "shortened" as (
      select "key" from "shown" where "key" not like '% %' and exists (
        select from (select distinct "configuration" from "read") "language"
        cross join unnest(tsvector_to_array(to_tsvector("configuration"::regconfig, "key"))) "word"
        join "stem" using ("word") where "word" <> "key")
    ), "named" as (
      select ${topicKey(sql`"name"`)} as "key" from "directoryUser"
      cross join unnest(array["firstName", "lastName"]) "name"
      where "organizationId" = ${organizationId} and exists (select from "due")
      union
      select ${topicKey(sql`unnest(array["name", split_part("name", ' ', 1)])`)}
      from "participant"
      where "organizationId" = ${organizationId} and exists (select from "due")
        and "directoryUserId" is null and "heardAs" is not null and "name" like '% %'
      group by "name"
    ), "word" as materialized (
      select "key" from (select "key" from "shared" union select "key" from "shortened") "said"
      where (select count(*) from "read") >= ${everyday.meetingsMin}
      union select "key" from "named" where "key" <> ''
    ), "topic" as materialized (
      select "key" from "shown" where "meetings" >= ${shownMin} except select "key" from "word"
    ), "found" as (
      insert into "everydayWords" ("organizationId", "words", "topics", "meetings")
      select ${organizationId}, array(select "key" from "word" order by 1),
        array(select "key" from "topic" order by 1), "meetings" from "due"
      on conflict ("organizationId") do update set "words" = excluded."words",
        "topics" = excluded."topics", "meetings" = excluded."meetings", "foundAt" = now()
      returning "topics"
    ), "before" as (
      select "topics" from "everydayWords"
      where "organizationId" = ${organizationId} and exists (select from "found")
    )
    (select unnest("topics") as "key" from "found" except select unnest("topics") from "before")
    union all
    (select unnest("topics") from "before" except select unnest("topics") from "found")`;

/** Organizations whose words were found a day ago: meetings whose words they hold may be gone. */
export const listOrganizationsWithOldWords = (db: Queryable) => valuesOf<string>(db)`
    select "organizationId" from "everydayWords"
    where "foundAt" <= now() - interval '1 day'`;

/**
 * Names that were erased may be among the words, and among the topics that no meeting says any more. The next sums find
 * them again.
 */
export async function forgetEverydayWords(tx: Queryable, organizationId: string): Promise<void> {
  await sql`
    update "everydayWords" set "words" = '{}', "foundAt" = '-infinity', "topics" = array(
      select unnest("topics") intersect
      select unnest("topicKeys") from "meeting" where "organizationId" = ${organizationId})
    where "organizationId" = ${organizationId}`.execute(tx);
}

/** Whether a key is that of a topic of the organization: neither an everyday word nor the name of a person. */
export const namesTopic = (organizationId: string, key: RawBuilder<unknown>) => sql<SqlBool>`
  ${key} not in (
    select unnest("words") from "everydayWords" where "organizationId" = ${organizationId})`;
