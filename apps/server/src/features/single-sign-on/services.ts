import type { Database } from '../../database/types.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { AddressRules } from '../../platform/outgoing/address-rules.ts';
import type { GuardedFetch } from '../../platform/outgoing/guarded-fetch.ts';

/** Returns the texts of the TXT records of a name; empty if it has none. */
export type ResolveTxt = (name: string) => Promise<string[]>;

export type SingleSignOnServices = {
  db: Database;
  queue: JobQueue;
  /** The installation's secret. */
  secret: string;
  publicUrl: string;
  /** The networks in which providers may be. */
  rules: AddressRules;
  guardedFetch: GuardedFetch;
  resolveTxt: ResolveTxt;
};
