import { randomUUID } from 'node:crypto';
import type { ActionState } from '@rapport/contract';
import { sql } from 'kysely';
import type { ActionField, Queryable } from '../../database/types.ts';

type OwnerColumns = { owner: string | null; ownerUserId: string | null };
type DueColumns = { dueDate: string | null; dueDay: string | null };

export type NewActionColumns = OwnerColumns &
  DueColumns & { text: string; note: string | null; meetingId: string | null; createdBy: string };

export async function insertAction(
  tx: Queryable,
  organizationId: string,
  action: NewActionColumns,
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('actionItem')
    .values({ ...action, id, organizationId, origin: 'added' })
    .execute();
  return id;
}

export type ChangedColumns = Partial<OwnerColumns & DueColumns> & {
  text?: string;
  note?: string | null;
  state?: ActionState;
};

/** `fields`: those that a new reading leaves as they are from now on. */
export async function updateActions(
  tx: Queryable,
  organizationId: string,
  ids: readonly string[],
  { state, ...columns }: ChangedColumns,
  fields: readonly ActionField[],
): Promise<void> {
  const changedAt = new Date();
  await tx
    .updateTable('actionItem')
    .set({
      ...columns,
      ...(state && {
        state,
        closedAt: state === 'open' ? null : sql<Date>`coalesce("closedAt", ${changedAt})`,
      }),
      changed: sql<ActionField[]>`(
        select coalesce(array_agg(distinct "field"), '{}')
        from unnest("changed" || ${fields}::text[]) "field")`,
      changedAt,
    })
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .execute();
}

/** The accounts that may read an action without a meeting. */
export async function listOwnAudience(
  tx: Queryable,
  organizationId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    select "createdBy" as "accountId" from "actionItem"
    where "organizationId" = ${organizationId} and "id" = any (${ids}::uuid[])
      and "meetingId" is null and "createdBy" is not null
    union
    select "owner"."accountId" from "actionItem"
    join "directoryUser" "owner" on "owner"."id" = "actionItem"."ownerUserId"
    where "actionItem"."organizationId" = ${organizationId}
      and "actionItem"."id" = any (${ids}::uuid[])
      and "meetingId" is null and "owner"."accountId" is not null`.execute(tx);
  return rows.map(({ accountId }) => accountId);
}
