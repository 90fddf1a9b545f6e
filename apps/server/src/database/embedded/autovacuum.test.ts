import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectEmbedded } from '../connect.ts';
import { migrate } from '../migrate.ts';
import type { Database } from '../types.ts';
import { startAutovacuum } from './autovacuum.ts';

const rows = 5000;
const pauseMs = 10;

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await connectEmbedded({}));
  await migrate(db);
});
afterAll(() => close());

const rethrow = (error: unknown) => {
  throw error;
};
const fill = () =>
  sql`insert into "attempt" ("key", "count", "startedAt")
    select 'key ' || n, 1, now() from generate_series(1, ${rows}::int) n`.execute(db);

async function readTable() {
  const { rows } = await sql<{ size: number; expected: number }>`
    select pg_relation_size('attempt')::int as "size", reltuples::int as "expected"
    from pg_class where oid = '"attempt"'::regclass`.execute(db);
  return rows[0] ?? { size: 0, expected: 0 };
}

test('space of deleted rows is reused, and plans fit the current size of a table', async () => {
  const stop = startAutovacuum(db, rethrow, pauseMs);
  try {
    const isNoticed = (count: number) =>
      vi.waitFor(async () => expect((await readTable()).expected).toBe(count), { timeout: 30_000 });
    await fill();
    await isNoticed(rows);
    const { size } = await readTable();
    for (let round = 0; round < 3; round += 1) {
      await db.deleteFrom('attempt').execute();
      await isNoticed(0);
      await fill();
      await isNoticed(rows);
    }
    expect((await readTable()).size).toBeLessThanOrEqual(size);
  } finally {
    await stop();
  }
});

test('the WAL does not grow without limit', async () => {
  const written = async () => {
    const { rows } = await sql<{ bytes: number }>`
      select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int as "bytes"
      from pg_control_checkpoint()`.execute(db);
    return rows[0]?.bytes;
  };
  await sql`
    create table "long" as select repeat(md5(n::text), 60) as "text"
    from generate_series(1, 30000) n`.execute(db);
  expect(await written()).toBeGreaterThan(40_000_000);
  const stop = startAutovacuum(db, rethrow, pauseMs);
  await vi.waitFor(async () => expect(await written()).toBeLessThan(32_000_000), {
    timeout: 30_000,
  });
  await stop();
});

test('continues after an error, until it is stopped', async () => {
  const closed = await connectEmbedded({});
  await sql`select 1`.execute(closed.db);
  await closed.close();
  const errors: unknown[] = [];
  const stop = startAutovacuum(closed.db, (error) => errors.push(error), pauseMs);
  await expect.poll(() => errors.length).toBeGreaterThan(1);
  await stop();
});
