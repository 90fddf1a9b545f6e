import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/**
 * Replaces the forms of words by which documents, customers and other things are kept, if the meeting that is quoted for
 * them is gone.
 */
export async function forgetNames(db: Queryable): Promise<number> {
  const { rows } = await sql`
    update "handoverItem" set "nameKey" = "id"::text
    where "nameKey" <> "id"::text and "quoteMeetingId" is null
    returning 1`.execute(db);
  return rows.length;
}

/**
 * Replaces keys of handover topics, which contain the topic's words, if no meeting of the organization says the topic
 * any more. The items stay, with what people wrote. Nearly all keys are found in the sums of weeks; only for the
 * others are topics of meetings read.
 */
export async function forgetTopics(db: Queryable): Promise<number> {
  const { rows } = await sql`
    with "missing" as materialized (
      select "id", "organizationId", "topicKey" from "handoverItem"
      where "topicKey" <> "id"::text and not exists (
        select from "weekTopic"
        where "weekTopic"."organizationId" = "handoverItem"."organizationId"
          and "weekTopic"."key" = "handoverItem"."topicKey")
    ), "held" as materialized (
      select "organizationId", "key" from "meeting" cross join unnest("topicKeys") "key"
      where "organizationId" in (select "organizationId" from "missing")
    )
    update "handoverItem" "item" set "topicKey" = "item"."id"::text
    from "missing"
    where "item"."id" = "missing"."id" and not exists (
      select from "held" where "held"."organizationId" = "missing"."organizationId"
        and "held"."key" = "missing"."topicKey")
    returning 1`.execute(db);
  return rows.length;
}
