import type { Connection } from './connect.ts';

/** Arbitrary advisory lock ids that no other lock uses. */
const lockId = 7_246_309_115_208;
const onlyOneIds = {
  folders: 7_246_309_115_209,
  'mailboxes and buckets': 7_246_309_115_210,
};
export type Lock = keyof typeof onlyOneIds;

/** Runs `work` in one process at a time; others wait. */
export async function oneAtATime<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  // An embedded database is used by a single process.
  if (connection.kind === 'embedded') return work();
  const client = await connection.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockId]);
    return await work();
  } finally {
    // Closing the connection always releases the lock.
    client.release(true);
  }
}

/** Runs `work`, or does nothing while another process holds the same lock. */
export async function onlyOne(
  connection: Connection,
  lock: Lock,
  work: () => Promise<void>,
): Promise<void> {
  // An embedded database is used by a single process.
  if (connection.kind === 'embedded') return work();
  const client = await connection.pool.connect();
  try {
    const { rows } = await client.query<{ isFree: boolean }>(
      'select pg_try_advisory_lock($1) as "isFree"',
      [onlyOneIds[lock]],
    );
    if (rows[0]?.isFree) {
      await work();
      await client.query('select pg_advisory_unlock($1)', [onlyOneIds[lock]]);
    }
    client.release();
  } catch (error) {
    // Closing the connection always releases the lock.
    client.release(true);
    throw error;
  }
}
