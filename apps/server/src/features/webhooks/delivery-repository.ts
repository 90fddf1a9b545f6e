import { type Selectable, sql } from 'kysely';
import type { Queryable, Tables } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';

const retainedDays = 30;

export type DeliveryRow = Selectable<Tables['webhookDelivery']> & { url: string };

/** Newest first. */
export function listDeliveries(
  db: Queryable,
  organizationId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<DeliveryRow[]> {
  let query = db
    .selectFrom('webhookDelivery')
    .innerJoin('webhook', 'webhook.id', 'webhookDelivery.webhookId')
    .selectAll('webhookDelivery')
    .select('webhook.url')
    .where('webhookDelivery.organizationId', '=', organizationId);
  if (before)
    query = query.where('position', '<', (row) =>
      row
        .selectFrom('webhookDelivery as last')
        .select('last.position')
        .where('last.organizationId', '=', organizationId)
        .where('last.id', '=', before),
    );
  return query.orderBy('position', 'desc').limit(limit).execute();
}

/** A test call, which does not wait for other deliveries. */
export async function insertTest(
  tx: Queryable,
  organizationId: string,
  webhookId: string,
): Promise<string> {
  const { id } = await tx
    .insertInto('webhookDelivery')
    .values({
      organizationId,
      webhookId,
      event: 'webhook.test',
      line: sql<string>`gen_random_uuid()`,
      data: sql`jsonb_build_object('webhookId', ${webhookId}::text)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the id of the webhook. A call in progress is left alone. */
export async function sendAgain(
  tx: Queryable,
  organizationId: string,
  id: string,
): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const found = await tx
    .selectFrom('webhookDelivery')
    .select(['webhookId', sql<boolean>`"claimedUntil" > now()`.as('isBeingSent')])
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (found && !found.isBeingSent)
    await tx
      .updateTable('webhookDelivery')
      .set({
        state: 'waiting',
        attempts: 0,
        claimedUntil: null,
        deliveredAt: null,
        nextAt: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .execute();
  return found?.webhookId;
}

/** Deliveries are kept for 30 days. */
export async function deleteOldDeliveries(db: Queryable): Promise<void> {
  await db
    .deleteFrom('webhookDelivery')
    .where('createdAt', '<', sql<Date>`now() - make_interval(days => ${retainedDays})`)
    .execute();
}

/** Counts in all organizations. */
export async function countDeliveries(db: Queryable): Promise<{ waiting: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where "state" = 'waiting')::int as "waiting",
      count(*) filter (where "state" = 'failed')::int as "failed"
    from "webhookDelivery" where "state" <> 'delivered'`.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0 };
}
