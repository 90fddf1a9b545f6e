import { webhooksMax } from '@rapport/contract';
import { type Selectable, sql, type UpdateObject } from 'kysely';
import { lockUntilCommit } from '../../database/lock-until-commit.ts';
import { deleteRows } from '../../database/matching-rows.ts';
import type { Queryable, Tables } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';
import { accountName } from '../../ground/shown-name-repository.ts';

type WebhookRow = Selectable<Tables['webhook']>;
export type ShownWebhook = WebhookRow & { changer: string | null };

const webhooksOf = (db: Queryable, organizationId: string) =>
  db
    .selectFrom('webhook')
    .selectAll('webhook')
    .select(accountName('webhook.changedBy', 'webhook.organizationId').as('changer'))
    .where('webhook.organizationId', '=', organizationId);

export function listWebhooks(db: Queryable, organizationId: string): Promise<ShownWebhook[]> {
  return webhooksOf(db, organizationId).orderBy('createdAt').orderBy('id').execute();
}

/** Locks the webhook until the transaction ends. */
export async function lockWebhook(
  tx: Queryable,
  organizationId: string,
  id: string,
): Promise<ShownWebhook | undefined> {
  if (!isUuid(id)) return undefined;
  return webhooksOf(tx, organizationId)
    .where('webhook.id', '=', id)
    .forUpdate('webhook')
    .executeTakeFirst();
}

/** Locks until the transaction ends, so that webhooks are counted and added one after the other. */
export async function hasRoom(tx: Queryable, organizationId: string): Promise<boolean> {
  await lockUntilCommit(tx, 'webhooks', organizationId);
  const { count } = await tx
    .selectFrom('webhook')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
  return count < webhooksMax;
}

type NewWebhookRow = Pick<
  WebhookRow,
  'id' | 'organizationId' | 'url' | 'events' | 'secret' | 'createdBy' | 'changedBy'
>;

export async function insertWebhook(tx: Queryable, row: NewWebhookRow): Promise<void> {
  await tx.insertInto('webhook').values(row).execute();
}

export async function updateWebhook(
  tx: Queryable,
  organizationId: string,
  id: string,
  columns: UpdateObject<Tables, 'webhook'>,
): Promise<void> {
  await tx
    .updateTable('webhook')
    .set({ ...columns, changedAt: sql<Date>`now()`, version: sql<number>`"version" + 1` })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

export const deleteWebhookRow = (tx: Queryable, organizationId: string, id: string) =>
  deleteRows(tx, 'webhook', { organizationId, id });

/** Deletes secrets that no longer sign calls. */
export async function forgetPreviousSecrets(db: Queryable): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ previousSecret: null, previousSecretUntil: null })
    .where('previousSecretUntil', '<', sql<Date>`now()`)
    .execute();
}
