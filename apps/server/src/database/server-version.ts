import { Client } from 'pg';

const connectTimeoutMs = 5000;

/** The version as a number, such as 150004. */
export async function readServerVersion(url: string): Promise<number> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: connectTimeoutMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as "version"`,
    );
    return rows[0]?.version ?? 0;
  } finally {
    await client.end();
  }
}
