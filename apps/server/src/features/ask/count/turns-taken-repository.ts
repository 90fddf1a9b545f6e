import { oneValueOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import { askedMeetings, type Scope } from '../question/asked-scope-repository.ts';

/** Number of turns in the meetings of the scope, of its people or of everyone. */
export async function sumTurns(db: Queryable, reader: Reader, scope: Scope): Promise<number> {
  const { organizationId } = reader;
  const { userIds, guests } = scope;
  return oneValueOf<number>(db)`
    select coalesce(sum("turns"), 0)::int as "turns" from "participant"
    where "organizationId" = ${organizationId}
      and "meetingId" in (select "meetingId" from (${askedMeetings(reader, scope)}) "asked")
      and (cardinality(${userIds}::uuid[]) + cardinality(${guests}::text[]) = 0
        or case when "directoryUserId" is null then "name" = any (${guests}::text[])
          else "directoryUserId" = any (${userIds}::uuid[]) end)`;
}
