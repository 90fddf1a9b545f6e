import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Connection, connectEmbedded, connectPostgres } from '../database/connect.ts';
import { createDatabase, dropDatabase } from './postgres-databases.ts';

/** An empty, migrated database of its own: in memory, or on the PostgreSQL of TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<Connection> {
  const prepared = inject('preparedDatabase');
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return connectEmbedded({ image: prepared });
  const { name, url } = await createDatabase(server, prepared);
  const connection = connectPostgres(url);
  return {
    ...connection,
    async close() {
      await connection.close();
      await dropDatabase(server, name);
    },
  };
}

/** The same without anything in it, as a database is before its first start. */
export async function openEmptyDatabase(): Promise<Connection> {
  const connection = await openTestDatabase();
  await sql`drop schema public cascade`.execute(connection.db);
  await sql`create schema public`.execute(connection.db);
  return connection;
}
