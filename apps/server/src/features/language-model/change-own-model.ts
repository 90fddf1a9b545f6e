import type { LanguageModelState, OwnModel } from '@rapport/contract';
import { sealModelKey } from '../../ground/language-model/model-endpoint.ts';
import {
  deleteOwnModel,
  findOwnModel,
  saveOwnModel,
} from '../../ground/language-model/own-model-repository.ts';
import { AppError, badRequest } from '../../platform/errors.ts';
import { createAddressRules } from '../../platform/outgoing/address-rules.ts';
import { findRefusal, type ResolveHost } from '../../platform/outgoing/guarded-lookup.ts';
import type { Member } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { clearCondition } from './model-condition-repository.ts';
import { type LanguageModelServices, readLanguageModel } from './read-language-model.ts';

export type OwnModelServices = LanguageModelServices & { resolve: ResolveHost };

/**
 * Sends an organization's words to a model of its own from now on.
 * @throws AppError 403 if the operator does not allow it, 400 for an address that may not be called or a missing key
 */
export async function setOwnModel(
  services: OwnModelServices,
  actor: Member,
  { baseUrl, name, apiKey }: OwnModel,
): Promise<LanguageModelState> {
  const { db, secret, env } = services;
  const { organizationId } = actor;
  if (!env.ownModels)
    throw new AppError(
      403,
      'OWN_MODEL_FORBIDDEN',
      'Whoever runs the server does not allow organizations a language model of their own. It is allowed by RAPPORT_LLM_PER_ORGANIZATION.',
    );
  const address = await requireModelAddress(services, baseUrl);
  await db.transaction().execute(async (tx) => {
    const before = await findOwnModel(tx, organizationId);
    // A key is never sent to another address than the one it was entered for.
    if (apiKey === undefined && before?.apiKey && before.baseUrl !== address)
      throw badRequest('MODEL_KEY', 'Enter the key of this address, or say that it needs none.');
    const kept = before?.apiKey ?? null;
    await saveOwnModel(tx, {
      organizationId,
      baseUrl: address,
      name,
      apiKey: apiKey === undefined ? kept : apiKey && sealModelKey(apiKey, secret, organizationId),
    });
    await clearCondition(tx, organizationId);
    await recordAuditEvent(tx, actor, { action: 'own-model-changed', detail: 'set' });
  });
  return readLanguageModel(services, actor);
}

/** The model of the installation is used again, if there is one. */
export async function removeOwnModel(
  services: LanguageModelServices,
  actor: Member,
): Promise<LanguageModelState> {
  await services.db.transaction().execute(async (tx) => {
    if (!(await deleteOwnModel(tx, actor.organizationId))) return;
    await clearCondition(tx, actor.organizationId);
    await recordAuditEvent(tx, actor, { action: 'own-model-changed', detail: 'removed' });
  });
  return readLanguageModel(services, actor);
}

/** Each call checks it again. */
async function requireModelAddress(
  { env, resolve }: OwnModelServices,
  text: string,
): Promise<string> {
  const url = URL.parse(text.trim());
  if (!url || !/^https?:$/.test(url.protocol)) throw refuse('It must begin with https://.');
  if (url.username || url.password || url.search || url.hash)
    throw refuse('It must have no user, password, ? or # in it.');
  const rules = createAddressRules(env.ownModels?.networks ?? []);
  const refusal = await findRefusal(url, { rules, resolve });
  if (refusal) throw refuse(refusal.message);
  return url.href.replace(/\/+$/, '');
}

const refuse = (words: string) =>
  badRequest('MODEL_ADDRESS', `The address cannot be used. ${words}`);
