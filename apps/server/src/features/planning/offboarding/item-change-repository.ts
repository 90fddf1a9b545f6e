import { sql } from 'kysely';
import { jsonText } from '../../../database/jsonb.ts';
import { deleteRows } from '../../../database/matching-rows.ts';
import { oneValueOf, valuesOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import type { Member } from '../../../platform/session.ts';
import { type ItemRow, placeOfKind } from './item-repository.ts';

type Source = 'topicKey' | 'nameKey' | 'actionId' | 'introducedId' | 'guestId' | 'seriesId';
type Found = 'mentions' | 'allMentions' | 'meetings' | 'tiesLeft' | 'quoteMeetingId' | 'quoteTurn';
type Stated = 'label' | 'assigneeId' | 'dueDay' | 'note';
/** Columns that are left out are null. */
export type NewItem = Pick<ItemRow, 'kind'> &
  Partial<Pick<ItemRow, Source | Found | Stated>> & { place: number };

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
  return valuesOf<string>(tx)`
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
    returning "id"`;
}

export const countItems = (
  tx: Queryable,
  organizationId: string,
  projectId: string,
) => oneValueOf<number>(tx)`
    select count(*)::integer as "count" from "handoverItem"
    where "organizationId" = ${organizationId} and "projectId" = ${projectId}`;

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

export const deleteItem = (tx: Queryable, organizationId: string, id: string) =>
  deleteRows(tx, 'handoverItem', { organizationId, id });

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
