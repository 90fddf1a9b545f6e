import { tryWriting } from '../../database/check-database.ts';
import type { Database } from '../../database/types.ts';

/** The account library keeps to itself why it failed: where it was the database, that says so when it is to write. */
export async function explainFailure(db: Database, failure: unknown): Promise<never> {
  await tryWriting(db);
  throw failure;
}
