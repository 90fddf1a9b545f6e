import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

type MeetingKey = { organizationId: string; meetingId: string };

/**
 * The accounts that may read a meeting by the rule of `isReadableBy`, seen from the meeting. Null if every member may,
 * empty if the meeting does not exist.
 */
export async function findAudience(
  db: Queryable,
  { organizationId, meetingId }: MeetingKey,
): Promise<string[] | null> {
  const { rows } = await sql<{ accountId: string | null }>`
    with "rule" as (
      select 1 from "organizationSettings"
      where "organizationId" = ${organizationId} and "meetingReaders" = 'participants'
    ), "person" as (
      select "directoryUserId" from "participant"
      where "organizationId" = ${organizationId} and "meetingId" = ${meetingId}
      union
      select "directoryUserId" from "meetingShare"
      where "organizationId" = ${organizationId} and "meetingId" = ${meetingId}
    )
    select null as "accountId" where exists (select from "rule")
    union all
    select "uploadedBy" from "meeting"
    where exists (select from "rule")
      and "organizationId" = ${organizationId} and "id" = ${meetingId} and "uploadedBy" is not null
    union
    select "accountId" from "directoryUser"
    where exists (select from "rule") and "accountId" is not null
      and "organizationId" = ${organizationId} and "id" in (select "directoryUserId" from "person")
  `.execute(db);
  if (rows.length === 0) return null;
  return rows.flatMap(({ accountId }) => accountId ?? []);
}
