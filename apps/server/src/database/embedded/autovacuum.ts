import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { oneValueOf, rowsOf } from '../rows-of.ts';
import type { Database } from '../types.ts';

const pauseMsDefault = 15_000;
/** A checkpoint of this size does not block others for long. */
const logBytesMax = 32 * 1024 * 1024;

type Table = { schema: string; name: string };

/**
 * The embedded database has no background processes. Without this, deleted rows would keep their
 * space, plans made for an empty table would stay, and the WAL would grow. Tables are due by the
 * rules of PostgreSQL's autovacuum. Returns a function that stops it.
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

/** Without checkpoints, the next start would replay the whole WAL. */
async function isLogLong(db: Database): Promise<boolean> {
  // A checkpoint on a full disk would never end.
  return oneValueOf<boolean>(db)`
    select not current_setting('transaction_read_only')::boolean
      and pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${logBytesMax} as "isLong"
    from pg_control_checkpoint()`;
}

/** One by one, so that other callers get the connection in between. */
async function vacuumDueTables(db: Database, signal: AbortSignal): Promise<void> {
  for (const { schema, name } of await listDueTables(db)) {
    if (signal.aborted) return;
    await sql`vacuum (analyze) ${sql.id(schema, name)}`.execute(db);
  }
}

async function listDueTables(db: Database): Promise<Table[]> {
  // Otherwise the changes of this connection would be counted only later.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  return rowsOf<Table>(db)`
    select "schemaname" as "schema", "table"."relname" as "name"
    from pg_stat_user_tables "table" join pg_class on pg_class.oid = relid
    where n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
      or n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
    order by n_mod_since_analyze desc`;
}
