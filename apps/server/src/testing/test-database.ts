import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Connection, connectPostgres } from '../database/connect.ts';
import { lendEmbeddedDatabase } from './embedded-databases.ts';
import { createDatabase, dropDatabase } from './postgres-databases.ts';

/** Empty and migrated, in memory or on the PostgreSQL server of TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<Connection> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return lendEmbeddedDatabase();
  const { name, url } = await createDatabase(server, inject('preparedDatabase'));
  const connection = connectPostgres(withoutFlushes(url));
  return {
    ...connection,
    async close() {
      await connection.close();
      await dropDatabase(server, name);
    },
  };
}

/** Faster, since commits of tests need not survive a crash of the database server. */
function withoutFlushes(address: string): string {
  const url = new URL(address);
  url.searchParams.set('options', '-c synchronous_commit=off');
  return url.href;
}

/** An empty database, as before the first start. */
export async function openEmptyDatabase(): Promise<Connection> {
  const connection = await openTestDatabase();
  await sql`drop schema public cascade`.execute(connection.db);
  await sql`create schema public`.execute(connection.db);
  return connection;
}
