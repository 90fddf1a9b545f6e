import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonText } from '../../database/jsonb.ts';
import type { Queryable } from '../../database/types.ts';
import type { FoundAction, HeldAction, ReadAction } from './merge-actions.ts';

type MeetingKey = { organizationId: string; meetingId: string };

export function listFoundActions(
  tx: Queryable,
  { organizationId, meetingId }: MeetingKey,
): Promise<HeldAction[]> {
  return tx
    .selectFrom('actionItem')
    .select(['id', 'text', 'owner', 'ownerUserId', 'dueDate', 'before', 'turn', 'start', 'quote'])
    .select(['changed', 'changedAt'])
    .select(sql<string | null>`to_char("dueDay", 'YYYY-MM-DD')`.as('dueDay'))
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .where('origin', '=', 'found')
    .orderBy('id')
    .execute();
}

export async function deleteActions(
  tx: Queryable,
  { organizationId, meetingId }: MeetingKey,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    delete from "actionItem"
    where "organizationId" = ${organizationId} and "meetingId" = ${meetingId}
      and "id" = any (${ids}::uuid[])`.execute(tx);
}

export async function updateReadActions(
  tx: Queryable,
  { organizationId, meetingId }: MeetingKey,
  actions: readonly ReadAction[],
): Promise<void> {
  if (actions.length === 0) return;
  await sql`
    update "actionItem" "old" set "position" = "new"."position", "text" = "new"."text",
      "owner" = "new"."owner", "ownerUserId" = "new"."ownerUserId",
      "dueDate" = "new"."dueDate", "dueDay" = "new"."dueDay", "before" = "new"."before",
      "turn" = "new"."turn", "start" = "new"."start", "quote" = "new"."quote"
    from jsonb_populate_recordset(null::"actionItem", ${jsonText(actions)}::jsonb) "new"
    where "old"."organizationId" = ${organizationId} and "old"."meetingId" = ${meetingId}
      and "old"."id" = "new"."id"`.execute(tx);
}

/** Returns their ids. */
export async function insertFoundActions(
  tx: Queryable,
  key: MeetingKey,
  actions: readonly (FoundAction & { position: number })[],
): Promise<string[]> {
  const rows = actions.map((action) => ({ ...key, id: randomUUID(), ...action }));
  await insertRows(tx, { actionItem: rows });
  return rows.map(({ id }) => id);
}
