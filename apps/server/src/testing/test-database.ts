import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { type Connection, connectEmbedded, connectPostgres } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';

async function withAdmin(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** An empty, migrated database of its own: in memory, or on the PostgreSQL of TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<Connection> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const connection = await connectEmbedded();
    await migrate(connection.db);
    return connection;
  }
  const name = `rapport_test_${randomBytes(8).toString('hex')}`;
  await withAdmin(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const connection = connectPostgres(url.href);
  await migrate(connection.db);
  return {
    ...connection,
    async close() {
      await connection.close();
      await withAdmin(server, `drop database ${name} with (force)`);
    },
  };
}
