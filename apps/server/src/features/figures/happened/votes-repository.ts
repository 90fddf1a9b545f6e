import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';
import {
  countedIn,
  readableIn,
  type Span,
} from '../../../ground/meeting/counted-meetings-repository.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import type { Day } from '../period.ts';

export type VotingMeeting = { id: string; title: string; on: Day; votes: number };

/** The meetings of these days with a vote that passed, which the reader may read; the newest first. */
export async function listVoting(
  db: Queryable,
  reader: Reader,
  span: Span,
): Promise<VotingMeeting[]> {
  const { rows } = await sql<VotingMeeting>`
    select "meeting"."id", "title", "voteCount" as "votes",
      ("startsAt" at time zone ${reader.settings.timezone})::date::text as "on"
    from ${readableIn(reader, span)}
    where ${countedIn(reader, span)} and "voteCount" > 0
    order by "startsAt" desc, "meeting"."id"`.execute(db);
  return rows;
}
