import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';
import {
  countedIn,
  readableIn,
  type Span,
} from '../../../ground/meeting/counted-meetings-repository.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import { countConfirmed } from '../found-repository.ts';
import type { Day } from '../period.ts';

export type DecidingMeeting = { meetingId: string; date: Day };
export type VotingMeeting = { id: string; title: string; on: Day; votes: number };

export type Outcomes = {
  decisions: number;
  /** Those that somebody confirmed or added. */
  confirmed: number;
  /** The newest meetings with a decision. */
  deciding: DecidingMeeting[];
  /** All meetings with a vote that passed, the newest first. */
  voting: VotingMeeting[];
};

/**
 * Decisions and passed votes of the meetings of these days that the reader may read. In one query, because most of its
 * time is looking up the meetings.
 */
export async function readOutcomes(
  db: Queryable,
  reader: Reader,
  span: Span,
  decidingMax: number,
): Promise<Outcomes> {
  const { rows } = await sql<Outcomes>`
    with "read" as materialized (
      select "meeting"."id", "title", "startsAt", "decisionCount", "voteCount",
        ("startsAt" at time zone ${reader.settings.timezone})::date::text as "on"
      from ${readableIn(reader, span)}
      where ${countedIn(reader, span)} and ("decisionCount" > 0 or "voteCount" > 0)
    ), "deciding" as (select * from "read" where "decisionCount" > 0)
    select coalesce(sum("decisionCount"), 0)::integer as "decisions",
      ${countConfirmed(reader.organizationId, sql`select "id" from "deciding"`)} as "confirmed",
      (select coalesce(json_agg("newest"), '[]') from (
        select "id" as "meetingId", "on" as "date"
        from "deciding" order by "startsAt" desc, "id" limit ${decidingMax}) "newest") as "deciding",
      (select coalesce(json_agg("vote"), '[]') from (
        select "id", "title", "on", "voteCount" as "votes"
        from "read" where "voteCount" > 0 order by "startsAt" desc, "id") "vote") as "voting"
    from "deciding"`.execute(db);
  const [outcomes] = rows;
  if (!outcomes) throw new Error('An aggregate has one row');
  return outcomes;
}
