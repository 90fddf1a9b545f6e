import type { Database, OwnModelRow } from '../../database/types.ts';
import type { Env } from '../../platform/env.ts';
import { seal, unseal } from '../../platform/sealed-text.ts';
import { findOwnModel } from './own-model-repository.ts';

export type ModelEndpointServices = {
  db: Database;
  secret: string;
  env: Pick<Env, 'languageModel' | 'ownModels'>;
};

export type ModelEndpoint = NonNullable<Env['languageModel']> & {
  /** Of the organization's own model; null for that of the installation. */
  version: number | null;
};

const sealOwner = (organizationId: string) => `language model of ${organizationId}`;

export const sealModelKey = (key: string, secret: string, organizationId: string): string =>
  seal(key, secret, sealOwner(organizationId));

/** Why an organization's own model cannot be asked; null if it can. */
export function whyUnusable(
  { secret, env }: Pick<ModelEndpointServices, 'secret' | 'env'>,
  own: OwnModelRow,
): 'forbidden' | 'key-lost' | null {
  if (!env.ownModels) return 'forbidden';
  const isLost =
    own.apiKey !== null && unseal(own.apiKey, secret, sealOwner(own.organizationId)) === undefined;
  return isLost ? 'key-lost' : null;
}

/**
 * The model that an organization's words are sent to; null if none. One that chose its own never gets another instead,
 * even if its own cannot be used any more.
 */
export async function findModelEndpoint(
  services: ModelEndpointServices,
  organizationId: string,
): Promise<ModelEndpoint | null> {
  const { db, secret, env } = services;
  const own = await findOwnModel(db, organizationId);
  if (!own) return env.languageModel ? { ...env.languageModel, version: null } : null;
  if (whyUnusable(services, own) !== null) return null;
  const { baseUrl, name, version } = own;
  const apiKey =
    own.apiKey === null ? undefined : unseal(own.apiKey, secret, sealOwner(organizationId));
  return { baseUrl, name, apiKey, window: undefined, version };
}
