import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Connection, connectEmbedded, connectPostgres } from './database/connect.ts';
import { databaseTrouble } from './database/database-trouble.ts';
import { migrate } from './database/migrate.ts';
import { lockDataFolder } from './platform/data-folder.ts';
import type { Env } from './platform/env.ts';
import type { Logger } from './platform/logger.ts';

/** Thrown when the database of a start has not answered for a minute. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';
}

const patienceMs = 60_000;
const retryMs = 1000;

type Place = Pick<Env, 'databaseUrl' | 'dataDir'>;

/** The installation's database, migrated; the embedded one belongs to this process until it is closed. */
export async function openInstallation(env: Place): Promise<Connection> {
  const connection = await openDatabase(env);
  try {
    await migrate(connection.db);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** The installation's database as it is, whatever its schema. */
export async function openDatabase(env: Place): Promise<Connection> {
  const unlock = env.databaseUrl ? () => {} : await lockDataFolder(env.dataDir);
  const connection = env.databaseUrl
    ? connectPostgres(env.databaseUrl)
    : await connectEmbedded({ dataDir: join(env.dataDir, 'database') });
  return {
    ...connection,
    async close() {
      await connection.close();
      unlock();
    },
  };
}

/** The same for a server, which may be started before its database is. */
export async function awaitInstallation(env: Place, log: Logger): Promise<Connection> {
  const givenUpAt = performance.now() + patienceMs;
  for (;;) {
    try {
      return await openInstallation(env);
    } catch (error) {
      if (databaseTrouble(error) !== 'away') throw error;
      if (performance.now() > givenUpAt)
        throw new DatabaseAwayError(
          `The database at ${new URL(env.databaseUrl ?? '').host} has not answered for a minute. Start it first, or set DATABASE_URL to where it is.`,
          { cause: error },
        );
      log.warn({ err: error }, 'the database does not answer yet');
      await wait(retryMs);
    }
  }
}
