import type { WebhookDeliveryPage, WebhookDeliveryQuery, WebhookList } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { listDeliveries } from './delivery-repository.ts';
import { presentDelivery, presentWebhook } from './present-webhook.ts';
import { listWebhooks } from './webhook-repository.ts';

export async function readWebhooks(db: Database, member: Member): Promise<WebhookList> {
  return { webhooks: (await listWebhooks(db, member.organizationId)).map(presentWebhook) };
}

export async function readDeliveries(
  db: Database,
  member: Member,
  { before, limit }: WebhookDeliveryQuery,
): Promise<WebhookDeliveryPage> {
  const rows = await listDeliveries(db, member.organizationId, { before, limit: limit + 1 });
  const deliveries = rows.slice(0, limit).map(presentDelivery);
  return { deliveries, next: rows.length > limit ? (deliveries.at(-1)?.id ?? null) : null };
}
