import type { Database } from '../../database/types.ts';
import { askAnything } from './session-repository.ts';

/** The account library keeps to itself why it failed: where it was the database, that says so when asked. */
export async function explainFailure(db: Database, failure: unknown): Promise<never> {
  await askAnything(db);
  throw failure;
}
