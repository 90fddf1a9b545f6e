import type { Webhook, WebhookDelivery } from '@rapport/contract';
import { bodyOf } from './body-of.ts';
import type { DeliveryRow } from './delivery-repository.ts';
import type { ShownWebhook } from './webhook-repository.ts';

export function presentWebhook(row: ShownWebhook): Webhook {
  const { id, url, events, isOn, isGone, previousSecretUntil: until, version } = row;
  return {
    id,
    url,
    events,
    isOn,
    isGone,
    version,
    previousSecretUntil: until && until > new Date() ? until.toISOString() : null,
    changedAt: row.changedAt.toISOString(),
    changedBy: row.changer,
  };
}

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, webhookId, event, state, attempts, status, ms, error } = row;
  return {
    id,
    webhookId,
    event,
    state,
    attempts,
    createdAt: row.createdAt.toISOString(),
    attemptedAt: row.attemptedAt?.toISOString() ?? null,
    nextAt: state === 'waiting' ? row.nextAt.toISOString() : null,
    request: { url: row.url, body: bodyOf(row) },
    response: { status, ms, body: row.answer, error },
  };
}
