import { sql } from 'kysely';
import { insertRows } from '../../database/insert-rows.ts';
import { listColumn } from '../../database/matching-rows.ts';
import type { Queryable } from '../../database/types.ts';

type MeetingKey = { organizationId: string; meetingId: string };

/** Returns directory ids. */
export const listShares = (db: Queryable, key: MeetingKey) =>
  listColumn(db, 'meetingShare', 'directoryUserId', {
    organizationId: key.organizationId,
    meetingId: key.meetingId,
  });

/** For each meeting, the number of people including those to be added. */
export async function countSharesWith(
  db: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
  userIds: readonly string[],
): Promise<Map<string, { people: number; added: number }>> {
  const { rows } = await sql<{ meetingId: string; people: number; kept: number }>`
    select "meetingId", count(*)::int as "people",
      count(*) filter (where "directoryUserId" = any (${userIds}::uuid[]))::int as "kept"
    from "meetingShare"
    where "organizationId" = ${organizationId} and "meetingId" = any (${meetingIds}::uuid[])
    group by "meetingId"`.execute(db);
  const found = new Map(rows.map((row) => [row.meetingId, row]));
  return new Map(
    meetingIds.map((id) => {
      const { people = 0, kept = 0 } = found.get(id) ?? {};
      const added = userIds.length - kept;
      return [id, { people: people + added, added }];
    }),
  );
}

export async function addShares(
  tx: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
  userIds: readonly string[],
): Promise<void> {
  await sql`
    insert into "meetingShare" ("organizationId", "meetingId", "directoryUserId")
    select ${organizationId}, "meeting", "person"
    from unnest(${meetingIds}::uuid[]) "meeting", unnest(${userIds}::uuid[]) "person"
    on conflict do nothing`.execute(tx);
}

export async function replaceShares(tx: Queryable, key: MeetingKey, userIds: readonly string[]) {
  await tx
    .deleteFrom('meetingShare')
    .where('organizationId', '=', key.organizationId)
    .where('meetingId', '=', key.meetingId)
    .execute();
  const shares = userIds.map((directoryUserId) => ({ ...key, directoryUserId }));
  await insertRows(tx, { meetingShare: shares });
}
