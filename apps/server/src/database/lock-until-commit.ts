import { sql } from 'kysely';
import type { Queryable } from './types.ts';

/** Lets only one transaction at a time do this kind of work on the subject. */
export async function lockUntilCommit(tx: Queryable, work: string, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${work}), hashtext(${subject}))`.execute(tx);
}
