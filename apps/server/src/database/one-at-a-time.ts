import type { Connection } from './connect.ts';

/** Any number that nothing else locks with. */
const lockId = 7_246_309_115_208;

/** Does what only one process may do at a time; the others wait. */
export async function oneAtATime<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  // An embedded database has one process.
  if (connection.kind === 'embedded') return work();
  const client = await connection.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockId]);
    return await work();
  } finally {
    // Ending the connection gives the lock back, whatever has happened on it.
    client.release(true);
  }
}
