import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../types.ts';

const pauseMsDefault = 15_000;
/** So little that writing it down holds up nobody for long. */
const logBytesMax = 32 * 1024 * 1024;

type Table = { schema: string; name: string };

/**
 * Tidies up after the embedded database, which has no process that would: otherwise what is deleted takes room for
 * ever, a statement that was planned while its table was empty reads all of it when it is full, and the log of what was
 * written grows. A table is due when PostgreSQL's autovacuum would take it. Answers how to stop.
 */
export function startAutovacuum(
  db: Database,
  onError: (error: unknown) => void,
  pauseMs = pauseMsDefault,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = (async () => {
    const pause = () => wait(pauseMs, true, { ref: false, signal }).catch(() => false);
    while (await pause()) await tidy(db, signal).catch(onError);
  })();
  return () => {
    stopping.abort();
    return stopped;
  };
}

async function tidy(db: Database, signal: AbortSignal): Promise<void> {
  await vacuumDueTables(db, signal);
  if (!signal.aborted && (await isLogLong(db))) await sql`checkpoint`.execute(db);
}

/** Without checkpoints the log of all that was written would grow until the next start, which would read all of it. */
async function isLogLong(db: Database): Promise<boolean> {
  // On a disk without room a checkpoint would never end.
  const { rows } = await sql<{ isLong: boolean }>`
    select not current_setting('transaction_read_only')::boolean
      and pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${logBytesMax} as "isLong"
    from pg_control_checkpoint()`.execute(db);
  return rows[0]?.isLong ?? false;
}

/** One table after the other, so that whoever waits for the only connection has it in between. */
async function vacuumDueTables(db: Database, signal: AbortSignal): Promise<void> {
  for (const { schema, name } of await listDueTables(db)) {
    if (signal.aborted) return;
    await sql`vacuum (analyze) ${sql.id(schema, name)}`.execute(db);
  }
}

async function listDueTables(db: Database): Promise<Table[]> {
  // What this connection has changed is counted after the statement only.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<Table>`
    select "schemaname" as "schema", "table"."relname" as "name"
    from pg_stat_user_tables "table" join pg_class on pg_class.oid = relid
    where n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
      or n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
    order by n_mod_since_analyze desc`.execute(db);
  return rows;
}
