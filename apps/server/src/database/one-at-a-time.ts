import type { Connection } from './connect.ts';

/** An arbitrary number that no other lock uses. */
const lockId = 7_246_309_115_208;

/** One process at a time. */
export async function oneAtATime<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  // An embedded database has one process.
  if (connection.kind === 'embedded') return work();
  const client = await connection.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockId]);
    return await work();
  } finally {
    // Closing the connection releases the lock in any case.
    client.release(true);
  }
}
