import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import { askedMeetings, type Scope } from '../question/asked-scope-repository.ts';

export type OutcomeTotals = {
  /** Total over meetings whose findings were not corrected. */
  total: number;
  /** Ids of meetings whose findings were corrected. */
  corrected: string[];
};

/** Counts decisions or open questions of the meetings of the scope. */
export async function countFindings(
  db: Queryable,
  reader: Reader,
  scope: Scope,
  list: 'decisions' | 'openQuestions',
): Promise<OutcomeTotals> {
  const { organizationId } = reader;
  const { rows } = await sql<OutcomeTotals>`
    with "asked" as materialized (${askedMeetings(reader, scope)}),
    "corrected" as materialized (
      select distinct "meetingId" from "meetingCorrection"
      where "organizationId" = ${organizationId} and "undoneAt" is null
        and "change" ->> 'kind' ~ '^(add|drop|confirm)-'
        and "meetingId" in (select "meetingId" from "asked"))
    select
      (select coalesce(sum(jsonb_array_length("findings" -> ${list}::text)), 0)::int
        from "asked" join "meetingTranscript" "transcript" using ("meetingId")
        where "transcript"."organizationId" = ${organizationId} and "findings" is not null
          and "meetingId" not in (select "meetingId" from "corrected")) as "total",
      array(select "meetingId"::text from "corrected") as "corrected"`.execute(db);
  return rows[0] ?? { total: 0, corrected: [] };
}
