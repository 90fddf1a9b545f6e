import { randomUUID } from 'node:crypto';
import {
  type NewWebhook,
  type WebhookEvent,
  type WebhookSecret,
  type WebhookUpdate,
  webhooksMax,
} from '@rapport/contract';
import type { Database, Queryable } from '../../database/types.ts';
import { AppError, badRequest, notFound } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { AddressRules } from '../../platform/outgoing/address-rules.ts';
import type { ResolveHost } from '../../platform/outgoing/guarded-lookup.ts';
import { seal } from '../../platform/sealed-text.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { enqueueCall } from './enqueue-calls.ts';
import { requireAddress } from './require-address.ts';
import { newSecret } from './sign.ts';
import {
  deleteWebhookRow,
  hasRoom,
  insertWebhook,
  lockWebhook,
  type ShownWebhook,
  updateWebhook,
} from './webhook-repository.ts';

export type WebhookServices = {
  db: Database;
  queue: JobQueue;
  secret: string;
  rules: AddressRules;
  resolve: ResolveHost;
};

const previousSecretMs = 24 * 60 * 60 * 1000;

/** @throws AppError 400 for an address that may not be called, or TOO_MANY_WEBHOOKS. */
export async function addWebhook(
  services: WebhookServices,
  actor: Actor,
  { url, events }: NewWebhook,
): Promise<WebhookSecret> {
  const { organizationId, accountId } = actor;
  const address = await requireAddress(services, url);
  const id = randomUUID();
  const secret = newSecret();
  await services.db.transaction().execute(async (tx) => {
    if (!(await hasRoom(tx, organizationId)))
      throw badRequest('TOO_MANY_WEBHOOKS', `There can be at most ${webhooksMax} webhooks.`);
    await insertWebhook(tx, {
      id,
      organizationId,
      url: address,
      events: inOrder(events),
      secret: seal(secret, services.secret, id),
      createdBy: accountId,
      changedBy: accountId,
    });
    await record(tx, actor, id, 'added');
  });
  return { id, secret };
}

/**
 * @throws AppError 404, 400 for an address that may not be called, 409 if it was changed in the
 * meantime.
 */
export async function changeWebhook(
  services: WebhookServices,
  actor: Actor,
  id: string,
  { version, url, events, isOn }: WebhookUpdate,
): Promise<void> {
  const { organizationId } = actor;
  const address = url === undefined ? undefined : await requireAddress(services, url);
  await services.db.transaction().execute(async (tx) => {
    await requireWebhook(tx, actor, id, version);
    await updateWebhook(tx, organizationId, id, {
      ...(address !== undefined && { url: address }),
      ...(events && { events: inOrder(events) }),
      ...(isOn !== undefined && { isOn, isGone: false }),
      changedBy: actor.accountId,
    });
    const changes = [
      ...(address === undefined ? [] : ['address']),
      ...(events ? ['events'] : []),
      ...(isOn === undefined ? [] : [isOn ? 'turned on' : 'turned off']),
    ];
    await record(tx, actor, id, changes.join(', '));
    if (isOn) await enqueueCall(tx, services.queue, { webhookId: id, organizationId });
  });
}

/**
 * For one day, calls are also signed with the previous secret.
 * @throws AppError 404, 409 if it was changed in the meantime.
 */
export async function replaceSecret(
  { db, secret: key }: WebhookServices,
  actor: Actor,
  id: string,
  version: number,
): Promise<WebhookSecret> {
  const secret = newSecret();
  await db.transaction().execute(async (tx) => {
    const before = await requireWebhook(tx, actor, id, version);
    await updateWebhook(tx, actor.organizationId, id, {
      secret: seal(secret, key, id),
      previousSecret: before.secret,
      previousSecretUntil: new Date(Date.now() + previousSecretMs),
      changedBy: actor.accountId,
    });
    await record(tx, actor, id, 'secret replaced');
  });
  return { id, secret };
}

/** Also deletes the log of its calls and cancels waiting calls. */
export async function deleteWebhook(db: Database, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await requireWebhook(tx, actor, id);
    await deleteWebhookRow(tx, actor.organizationId, id);
    await record(tx, actor, id, 'deleted');
  });
}

/** Sorted and without duplicates. */
const inOrder = (events: readonly WebhookEvent[]) => [...new Set(events)].sort();

async function requireWebhook(
  tx: Queryable,
  { organizationId }: Actor,
  id: string,
  version?: number,
): Promise<ShownWebhook> {
  const found = await lockWebhook(tx, organizationId, id);
  if (!found) throw notFound('Webhook');
  if (version !== undefined && found.version !== version)
    throw new AppError(
      409,
      'CHANGED_MEANWHILE',
      `${found.changer ?? 'Rapport'} changed this webhook meanwhile. Nothing was saved.`,
    );
  return found;
}

const record = (tx: Queryable, actor: Actor, targetId: string, detail: string) =>
  recordAuditEvent(tx, actor, { action: 'webhook-changed', targetId, detail });
