import { join } from 'node:path';
import { type Connection, connectEmbedded, connectPostgres } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { lockDataFolder } from './platform/data-folder.ts';
import type { Env } from './platform/env.ts';

/** The installation's database, migrated; the embedded one belongs to this process until it is closed. */
export async function openInstallation(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
): Promise<Connection> {
  const unlock = env.databaseUrl ? () => {} : await lockDataFolder(env.dataDir);
  const connection = env.databaseUrl
    ? connectPostgres(env.databaseUrl)
    : await connectEmbedded({ dataDir: join(env.dataDir, 'database') });
  await migrate(connection.db);
  return {
    ...connection,
    async close() {
      await connection.close();
      unlock();
    },
  };
}
