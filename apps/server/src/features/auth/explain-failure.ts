import { sql } from 'kysely';
import type { Database } from '../../database/types.ts';

/** The account library keeps to itself why it failed: where it was the database, that says so when asked. */
export async function explainFailure(db: Database, failure: unknown): Promise<never> {
  await sql`select 1`.execute(db);
  throw failure;
}
