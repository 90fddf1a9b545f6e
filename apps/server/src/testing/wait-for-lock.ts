import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/types.ts';

/** Resolves when a statement waits for a lock that another one holds. Only on PostgreSQL. */
export async function waitForLock(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity
      where "datname" = current_database() and "wait_event_type" = 'Lock'`.execute(db);
    if (rows.length > 0) return;
    await setTimeout(5);
  }
}
