import type { Database } from '../../database/types.ts';
import type { AddressRules } from '../../platform/outgoing/address-rules.ts';
import type { GuardedFetch } from '../../platform/outgoing/guarded-fetch.ts';

/** The texts of a name's TXT records. Empty if it has none. */
export type ResolveTxt = (name: string) => Promise<string[]>;

export type SingleSignOnServices = {
  db: Database;
  /** Of the installation. */
  secret: string;
  publicUrl: string;
  /** Of the networks where providers may be. */
  rules: AddressRules;
  guardedFetch: GuardedFetch;
  resolveTxt: ResolveTxt;
};
