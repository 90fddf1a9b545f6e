import { sql } from 'kysely';
import type { Connection } from './connect.ts';
import type { Database } from './types.ts';

/** Throws if the database does not respond, cannot write, or was found damaged. */
export async function checkDatabase({ db, notices }: Connection): Promise<void> {
  if (notices.damage) throw notices.damage;
  const { rows } = await sql<{ isReadOnly: boolean }>`
    select current_setting('transaction_read_only')::boolean as "isReadOnly"`.execute(db);
  if (rows[0]?.isReadOnly)
    throw new Error('The database is read-only: its disk is nearly full, or it is a replica.');
  if (!notices.isFull) return;
  await tryWriting(db);
  notices.isFull = false;
}

/** Writes a megabyte and rolls it back. */
export async function tryWriting(db: Database): Promise<void> {
  const probe = sql`
    create temporary table "roomProbe" on commit drop as
    select repeat(md5(n::text), 8) as "text" from generate_series(1, 4000) n`;
  await db.transaction().execute((tx) => probe.execute(tx));
}
