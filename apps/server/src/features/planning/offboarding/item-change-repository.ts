import { sql } from 'kysely';
import { jsonText } from '../../../database/jsonb.ts';
import type { Queryable } from '../../../database/types.ts';
import type { Member } from '../../../platform/session.ts';
import { type ItemRow, placeOfKind } from './item-repository.ts';

type Source = 'topicKey' | 'nameKey' | 'actionId' | 'introducedId' | 'guestId' | 'seriesId';
type Found = 'mentions' | 'allMentions' | 'meetings' | 'tiesLeft' | 'quoteMeetingId' | 'quoteTurn';
export type NewItem = Pick<
  ItemRow,
  'kind' | 'label' | Source | Found | 'assigneeId' | 'dueDay' | 'note'
> & { place: number };

/**
 * Inserts as many items as there is room for, except those whose source is already in the list or was deleted
 * meanwhile; quotes of deleted meetings are left out. Returns the ids of the inserted items.
 */
export async function insertItems(
  tx: Queryable,
  { organizationId, accountId }: Pick<Member, 'organizationId' | 'accountId'>,
  projectId: string,
  items: readonly NewItem[],
  { isNew, room }: { isNew: boolean; room: number },
): Promise<string[]> {
  if (items.length === 0 || room <= 0) return [];
  // Locks the rows, so that none is deleted before the items refer to it.
  const kept = (table: string, column: string) => sql`(
    select "id" from ${sql.table(table)}
    where "organizationId" = ${organizationId} and "id" in (select ${sql.ref(column)} from "found")
    for key share)`;
  const { rows } = await sql<{ id: string }>`
    with "found" as materialized (
      select * from jsonb_populate_recordset(null::"handoverItem", ${jsonText(items)}::jsonb)
    ), "action" as ${kept('actionItem', 'actionId')},
    "person" as ${kept('directoryUser', 'introducedId')},
    "guest" as ${kept('speakerAlias', 'guestId')},
    "one" as ${kept('series', 'seriesId')},
    "quoted" as ${kept('meeting', 'quoteMeetingId')}
    insert into "handoverItem" ("organizationId", "projectId", "isNew", "changedBy", "kind", "label",
      "topicKey", "nameKey", "actionId", "introducedId", "guestId", "seriesId", "mentions",
      "allMentions", "meetings", "tiesLeft", "quoteMeetingId", "quoteTurn", "place", "assigneeId",
      "assignedAt", "dueDay", "note")
    select ${organizationId}, ${projectId}::uuid, ${isNew}::boolean, ${accountId}, "kind", "label",
      "topicKey", "nameKey", "actionId", "introducedId", "guestId", "seriesId", "mentions",
      "allMentions", "meetings", "tiesLeft", "quoted"."id", case when "quoted"."id" is not null then "quoteTurn" end, "place",
      "assigneeId", case when "assigneeId" is not null then now() end, "dueDay", "note"
    from "found" left join "quoted" on "quoted"."id" = "quoteMeetingId"
    where ("actionId" is null or "actionId" in (select "id" from "action"))
      and ("introducedId" is null or "introducedId" in (select "id" from "person"))
      and ("guestId" is null or "guestId" in (select "id" from "guest"))
      and ("seriesId" is null or "seriesId" in (select "id" from "one"))
      and ("kind" not in ('said', 'work') or "quoted"."id" is not null)
      and not exists (
        select from "handoverItem" "known" where "known"."projectId" = ${projectId}::uuid
          and ("known"."topicKey" = "found"."topicKey" or "known"."actionId" = "found"."actionId"
            or "known"."introducedId" = "found"."introducedId"
            or "known"."guestId" = "found"."guestId"
            or ("known"."kind" = "found"."kind" and "known"."seriesId" = "found"."seriesId")
            or ("known"."kind" = "found"."kind" and "known"."nameKey" = "found"."nameKey")
            or ("known"."kind" in ('said', 'work') and "found"."kind" = "known"."kind"
              and "known"."quoteMeetingId" = "found"."quoteMeetingId"
              and "known"."quoteTurn" = "found"."quoteTurn")))
    order by ${placeOfKind}, "place" limit ${room}
    on conflict do nothing
    returning "id"`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function countItems(
  tx: Queryable,
  organizationId: string,
  projectId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as "count" from "handoverItem"
    where "organizationId" = ${organizationId} and "projectId" = ${projectId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

type ItemColumns = {
  label?: string;
  assigneeId?: string | null;
  assignedAt?: Date | null;
  dueDay?: string | null;
  note?: string | null;
  doneAt?: Date | null;
};

export async function updateItem(
  tx: Queryable,
  { organizationId, accountId }: Member,
  id: string,
  columns: ItemColumns,
): Promise<void> {
  await tx
    .updateTable('handoverItem')
    .set({ ...columns, changedBy: accountId, version: sql`"version" + 1` })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

export async function deleteItem(tx: Queryable, organizationId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('handoverItem')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

export async function markSeen(
  tx: Queryable,
  organizationId: string,
  projectId: string,
): Promise<boolean> {
  const { rows } = await sql`
    update "handoverItem" set "isNew" = false
    where "organizationId" = ${organizationId} and "projectId" = ${projectId} and "isNew"
    returning 1`.execute(tx);
  return rows.length > 0;
}
