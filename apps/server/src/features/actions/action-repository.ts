import { randomUUID } from 'node:crypto';
import { type ActionState, isClosed } from '@rapport/contract';
import { sql } from 'kysely';
import { valuesOf } from '../../database/rows-of.ts';
import type { ActionField, Queryable } from '../../database/types.ts';

type OwnerColumns = { owner: string | null; ownerUserId: string | null };

export type NewActionColumns = OwnerColumns & {
  text: string;
  dueDay: string | null;
  note: string | null;
  meetingId: string | null;
  createdBy: string;
};

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

export type ChangedColumns = Partial<OwnerColumns> & {
  text?: string;
  dueDay?: string | null;
  note?: string | null;
  state?: ActionState;
};

/** Locks actions without a meeting until the transaction ends. */
export async function lockOwnActions(
  tx: Queryable,
  organizationId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .selectFrom('actionItem')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .where('meetingId', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** `fields` are those that later analyses must not change. Returns the time of the change. */
export async function updateActions(
  tx: Queryable,
  organizationId: string,
  ids: readonly string[],
  { state, ...columns }: ChangedColumns,
  fields: readonly ActionField[],
): Promise<Date> {
  const changedAt = new Date();
  await tx
    .updateTable('actionItem')
    .set({
      ...columns,
      // Whoever changes an action from before has taken it up.
      state:
        state ?? sql<ActionState>`case "state" when 'from-before' then 'open' else "state" end`,
      ...(state && {
        closedAt: isClosed(state)
          ? sql<Date>`case when "state" = ${state} then "closedAt" else ${changedAt} end`
          : null,
      }),
      changed: sql<ActionField[]>`(
        select coalesce(array_agg(distinct "field"), '{}')
        from unnest("changed" || ${fields}::text[]) "field")`,
      changedAt,
    })
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .execute();
  return changedAt;
}

/** The accounts that may read an action without a meeting. */
export const listOwnAudience = (
  tx: Queryable,
  organizationId: string,
  ids: readonly string[],
) => valuesOf<string>(tx)`
    select "createdBy" as "accountId" from "actionItem"
    where "organizationId" = ${organizationId} and "id" = any (${ids}::uuid[])
      and "meetingId" is null and "createdBy" is not null
    union
    select "owner"."accountId" from "actionItem"
    join "directoryUser" "owner" on "owner"."id" = "actionItem"."ownerUserId"
    where "actionItem"."organizationId" = ${organizationId}
      and "actionItem"."id" = any (${ids}::uuid[])
      and "meetingId" is null and "owner"."accountId" is not null`;
