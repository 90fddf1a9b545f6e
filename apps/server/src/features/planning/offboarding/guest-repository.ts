import { isTie } from '@rapport/network';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';
import {
  countedIn,
  readableIn,
  type Span,
} from '../../../ground/meeting/counted-meetings-repository.ts';
import { isReadableBy, type Reader } from '../../../ground/meeting/readable-meetings-repository.ts';

export type GuestOfPerson = {
  guestId: string;
  /** In which the two spoke with each other. */
  meetings: number;
  /** The number of other people of the directory who spoke as much with the guest. */
  others: number;
};

/**
 * Guests with whom the person spoke in these days as much as people with a tie do, in counted meetings that the reader
 * may read. A guest is a name that was marked as one in Match speakers.
 */
export async function listGuestsOf(
  db: Queryable,
  reader: Reader,
  personId: string,
  span: Span,
): Promise<GuestOfPerson[]> {
  const { organizationId } = reader;
  const { rows } = await sql<{
    guestId: string;
    personId: string;
    meetings: number;
    exchanges: number;
  }>`
    with "heard" as materialized (
      select "alias"."id" as "guestId", "participant"."id", "meeting"."id" as "meetingId"
      from ${readableIn(reader, span)}
      join "participant" on "participant"."organizationId" = ${organizationId}
        and "participant"."meetingId" = "meeting"."id" and "participant"."directoryUserId" is null
      join "speakerAlias" "alias" on "alias"."organizationId" = ${organizationId}
        and "alias"."heardAs" = "participant"."heardAs" and "alias"."meetingId" is null
        and "alias"."is" = 'guest'
      where ${countedIn(reader, span)}
    )
    select "guestId", "other"."directoryUserId" as "personId",
      count(distinct "heard"."meetingId")::integer as "meetings", sum("onMatter")::integer as "exchanges"
    from "heard"
    join "interaction" on "interaction"."organizationId" = ${organizationId}
      and "interaction"."meetingId" = "heard"."meetingId" and "onMatter" > 0
      and "heard"."id" in ("sourceId", "targetId")
    join "participant" "other" on "other"."directoryUserId" is not null
      and "other"."id" = case when "sourceId" = "heard"."id" then "targetId" else "sourceId" end
    group by "guestId", "other"."directoryUserId"`.execute(db);
  return [...Map.groupBy(rows.filter(isTie), ({ guestId }) => guestId)].flatMap(
    ([guestId, known]) => {
      const own = known.find((one) => one.personId === personId);
      return own ? [{ guestId, meetings: own.meetings, others: known.length - 1 }] : [];
    },
  );
}

/** The names of those of these guests who are heard in a meeting that the reader may read. */
export async function nameGuests(
  db: Queryable,
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { organizationId } = reader;
  const { rows } = await sql<{ id: string; name: string }>`
    select "id", "name" from "speakerAlias"
    where "organizationId" = ${organizationId} and "id" = any (${ids}::uuid[])
      and exists (
        select from "participant" join "meeting" on "meeting"."id" = "participant"."meetingId"
        where "participant"."organizationId" = ${organizationId}
          and "participant"."heardAs" = "speakerAlias"."heardAs"
          and "meeting"."status" = 'completed' and ${isReadableBy(reader)})`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
