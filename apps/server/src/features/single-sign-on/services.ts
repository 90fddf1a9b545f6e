import type { Database } from '../../database/types.ts';
import type { GuardedFetch } from '../../platform/outgoing/guarded-fetch.ts';
import { unseal } from '../../platform/sealed-text.ts';
import type { Client } from './open-id.ts';
import type { Provider } from './provider-repository.ts';

/** The texts of a name's TXT records. Empty if it has none. */
export type ResolveTxt = (name: string) => Promise<string[]>;

export type SingleSignOnServices = {
  db: Database;
  /** Of the installation. */
  secret: string;
  publicUrl: string;
  guardedFetch: GuardedFetch;
  resolveTxt: ResolveTxt;
};

/** @throws Error if the secret was sealed with another RAPPORT_SECRET */
export function clientOf(
  { id, issuer, clientId, clientSecret: sealed }: Provider,
  secret: string,
): Client {
  const clientSecret = unseal(sealed, secret, id);
  if (clientSecret === undefined)
    throw new Error(
      'The client secret was encrypted with another RAPPORT_SECRET. Enter it again under Settings, Sign-in.',
    );
  return { issuer, clientId, clientSecret };
}
