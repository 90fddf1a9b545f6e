import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';
import { countedIn, type Span } from '../../../ground/meeting/counted-meetings-repository.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';

/**
 * For each of these people, the number of counted meetings in these days in which they spoke with each other person.
 */
export async function countSameMeetings(
  db: Queryable,
  reader: Reader,
  ids: readonly string[],
  span: Span,
): Promise<Map<string, Map<string, number>>> {
  const { organizationId } = reader;
  const { rows } = await sql<{ id: string; other: string; meetings: number }>`
    with "own" as materialized (
      select distinct "meeting"."id" as "meetingId", "directoryUserId"
      from "participant" join "meeting" on "meeting"."id" = "participant"."meetingId"
      where "participant"."organizationId" = ${organizationId}
        and "directoryUserId" = any (${ids}::uuid[]) and ${countedIn(reader, span)}
    )
    select "own"."directoryUserId" as "id", "with"."directoryUserId" as "other",
      count(distinct "own"."meetingId")::integer as "meetings"
    from "own" join "participant" "with" on "with"."organizationId" = ${organizationId}
      and "with"."meetingId" = "own"."meetingId"
      and "with"."directoryUserId" <> "own"."directoryUserId"
    group by 1, 2`.execute(db);
  const found = new Map<string, Map<string, number>>();
  for (const { id, other, meetings } of rows)
    found.set(id, (found.get(id) ?? new Map()).set(other, meetings));
  return found;
}
