import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

type MeetingKey = { organizationId: string; meetingId: string };

/**
 * The accounts that may read a meeting, by the rule of `isReadableBy` but starting from the meeting. Null if every
 * member may; empty if the meeting does not exist.
 */
export const findAudience = (db: Queryable, { organizationId, meetingId }: MeetingKey) =>
  findAudienceOfAny(db, organizationId, [meetingId]);

/** The accounts that may read at least one of the meetings; null if every member may. */
export async function findAudienceOfAny(
  db: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
): Promise<string[] | null> {
  const { rows } = await sql<{ accountId: string | null }>`
    with "rule" as (
      select 1 from "organizationSettings"
      where "organizationId" = ${organizationId} and "meetingReaders" = 'participants'
    ), "person" as (
      select "directoryUserId" from "participant"
      where "organizationId" = ${organizationId} and "meetingId" = any (${meetingIds}::uuid[])
      union
      select "directoryUserId" from "meetingShare"
      where "organizationId" = ${organizationId} and "meetingId" = any (${meetingIds}::uuid[])
    )
    select null as "accountId" where exists (select from "rule")
    union all
    select "uploadedBy" from "meeting"
    where exists (select from "rule")
      and "organizationId" = ${organizationId} and "id" = any (${meetingIds}::uuid[]) and "uploadedBy" is not null
    union
    select "accountId" from "directoryUser"
    where exists (select from "rule") and "accountId" is not null
      and "organizationId" = ${organizationId} and "id" in (select "directoryUserId" from "person")
  `.execute(db);
  if (rows.length === 0) return null;
  return rows.flatMap(({ accountId }) => accountId ?? []);
}
