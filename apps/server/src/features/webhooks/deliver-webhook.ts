import type { z } from 'zod';
import type { Database } from '../../database/types.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { Logger } from '../../platform/logger.ts';
import type { AddressRules } from '../../platform/outgoing/address-rules.ts';
import { guardedLookup, type ResolveHost } from '../../platform/outgoing/guarded-lookup.ts';
import { unseal } from '../../platform/sealed-text.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { bodyOf } from './body-of.ts';
import type { deliverWebhookJob } from './deliver-webhooks.job.ts';
import {
  type ClaimedDelivery,
  claimDelivery,
  type Outcome,
  saveOutcome,
  secondsToNext,
  turnOff,
} from './due-delivery-repository.ts';
import { enqueueCall } from './enqueue-calls.ts';
import { type Answer, explainFailure, explainStatus, postCall } from './post-call.ts';
import { signatureHeaders } from './sign.ts';

export type DeliverWebhookServices = {
  db: Database;
  queue: JobQueue;
  log: Logger;
  /** Key that decrypts the webhooks' secrets. */
  secret: string;
  rules: AddressRules;
  resolve: ResolveHost;
};

const twoHours = 7200;
/** Delays between attempts in seconds, almost 24 hours in total. */
const delaysSeconds = [5, 30, 120, 600, 1800, 3600, ...Array<number>(11).fill(twoHours)];

/** Makes one call and enqueues the job for the next. */
export async function deliverWebhook(
  services: DeliverWebhookServices,
  { webhookId }: z.infer<typeof deliverWebhookJob.schema>,
): Promise<void> {
  const { db, queue, log } = services;
  const delivery = await claimDelivery(db, webhookId);
  if (!delivery) return;
  const startedAt = performance.now();
  const result = await send(services, delivery);
  const ms = Math.round(performance.now() - startedAt);
  const outcome = outcomeOf(result, delivery.attempts, ms);
  const { state, status, error } = outcome;
  const { organizationId } = delivery;
  log.info(
    { organizationId, webhookId, delivery: delivery.id, state, status, error },
    'webhook called',
  );
  await db.transaction().execute(async (tx) => {
    await saveOutcome(tx, delivery, outcome);
    if (status === 410 && (await turnOff(tx, delivery))) {
      const detail = 'turned off: the address is gone';
      await recordAuditEvent(
        tx,
        { organizationId },
        { action: 'webhook-changed', targetId: webhookId, detail },
      );
    }
    const afterSeconds = await secondsToNext(tx, webhookId);
    if (afterSeconds !== null)
      await enqueueCall(tx, queue, { webhookId, organizationId }, afterSeconds);
  });
}

async function send(
  services: DeliverWebhookServices,
  { id, url, ...delivery }: ClaimedDelivery,
): Promise<Answer | string> {
  const secrets = openSecrets(services.secret, delivery);
  if (!secrets)
    return 'Its secret was stored by another installation. Please replace the secret of the webhook.';
  const body = bodyOf(delivery);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Rapport webhooks',
    ...signatureHeaders({ id, at: new Date(), body }, secrets),
  };
  try {
    const target = new URL(url);
    return await postCall(target, { headers, body, lookup: guardedLookup(target, services) });
  } catch (error) {
    return explainFailure(error);
  }
}

/** The current secret, and the previous one while calls are still signed with it. */
function openSecrets(
  key: string,
  { webhookId, secret, previousSecret, previousSecretUntil }: Omit<ClaimedDelivery, 'id' | 'url'>,
): string[] | undefined {
  const current = unseal(secret, key, webhookId);
  if (current === undefined) return undefined;
  const isStillUsed = previousSecretUntil !== null && previousSecretUntil > new Date();
  const previous = isStillUsed && previousSecret && unseal(previousSecret, key, webhookId);
  return previous ? [current, previous] : [current];
}

function outcomeOf(result: Answer | string, attempts: number, ms: number): Outcome {
  const status = typeof result === 'string' ? null : result.status;
  const error = typeof result === 'string' ? result : explainStatus(result.status);
  const answer = typeof result === 'string' ? null : result.body;
  const response = { status, ms, error, answer };
  if (error === null) return { ...response, state: 'delivered', delaySeconds: 0 };
  const delaySeconds = status === 410 ? undefined : delaysSeconds[attempts - 1];
  if (delaySeconds === undefined) return { ...response, state: 'failed', delaySeconds: 0 };
  return { ...response, state: 'waiting', delaySeconds };
}
