import { sql } from 'kysely';
import { jsonText } from '../../../database/jsonb.ts';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import { namesTopic } from '../../../ground/meeting/everyday-words-repository.ts';
import type { Weeks } from '../../../ground/network/weeks.ts';

export type PairOfPeople = { leaverId: string; staysId: string };
export type SharedTopic = PairOfPeople & { key: string; topic: string };

/** Of each pair. A reader may not be allowed to read the first. */
const topicsOfPair = 5;
/** Mentions by each of the two. */
const mentionsMin = 2;

/** Topics of the weeks of which both of a pair spoke, those first of which the two say the most of all mentions. Readable or not. */
export async function listSharedTopics(
  db: Queryable,
  organizationId: string,
  pairs: readonly PairOfPeople[],
  { from, to }: Weeks,
): Promise<SharedTopic[]> {
  const ids = [...new Set(pairs.flatMap(({ leaverId, staysId }) => [leaverId, staysId]))];
  const inWeeks = sql`"organizationId" = ${organizationId} and "week" between ${from} and ${to}`;
  return rowsOf<SharedTopic>(db)`
    with "own" as materialized (
      select "directoryUserId" as "id", "key", sum("mentions") as "mentions"
      from "weekTopicPerson"
      where ${inWeeks} and "directoryUserId" = any (${ids}::uuid[])
        and ${namesTopic(organizationId, sql`"key"`)}
      group by "directoryUserId", "key" having sum("mentions") >= ${mentionsMin}
    ), "both" as materialized (
      select "leaverId", "staysId", "one"."key", "one"."mentions" + "other"."mentions" as "theirs"
      from jsonb_to_recordset(${jsonText(pairs)}::jsonb) "pair" ("leaverId" uuid, "staysId" uuid)
      join "own" "one" on "one"."id" = "leaverId"
      join "own" "other" on "other"."id" = "staysId" and "other"."key" = "one"."key"
    ), "whole" as (
      select "key", mode() within group (order by "topic") as "topic", sum("mentions") as "all"
      from "weekTopic"
      where ${inWeeks} and "key" in (select "key" from "both")
      group by "key"
    ), "placed" as (
      select "leaverId", "staysId", "key", "topic", row_number() over (
        partition by "leaverId", "staysId"
        order by "theirs"::float / greatest("all", "theirs") desc, "theirs" desc, "key") as "place"
      from "both" join "whole" using ("key")
    )
    select "leaverId", "staysId", "key", "topic" from "placed"
    where "place" <= ${topicsOfPair} order by "place"`;
}
