import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkPostgres, explainRefusal, placeOf } from './check-postgres.ts';
import { type Connection, connectEmbedded, connectPostgres } from './database/connect.ts';
import { databaseTrouble } from './database/database-trouble.ts';
import { DamagedDatabaseError } from './database/embedded/database-folder.ts';
import { migrate } from './database/migrate.ts';
import { diskIsFull, lockDataFolder } from './platform/data-folder.ts';
import type { Env } from './platform/env.ts';
import { fileReason } from './platform/file-reasons.ts';
import type { Logger } from './platform/logger.ts';
import { StartError } from './platform/start-error.ts';

const timeoutMs = 60_000;
const retryMs = 1000;

type Place = Pick<Env, 'databaseUrl' | 'dataDir'>;

/** Migrated. An embedded database is locked for this process until closed. */
export async function openInstallation(env: Place): Promise<Connection> {
  const connection = await openDatabase(env);
  try {
    await migrate(connection.db);
    return connection;
  } catch (error) {
    await connection.close();
    throw env.databaseUrl ? explainRefusal(error, env.databaseUrl) : error;
  }
}

/** Not migrated. */
export async function openDatabase({ databaseUrl, dataDir }: Place): Promise<Connection> {
  if (databaseUrl) {
    await checkPostgres(databaseUrl);
    return connectPostgres(databaseUrl);
  }
  const unlock = await lockDataFolder(dataDir);
  try {
    const connection = await connectEmbedded({ dataDir: join(dataDir, 'database') }).catch(
      (error: unknown) => Promise.reject(explainFolder(error, dataDir)),
    );
    return {
      ...connection,
      async close() {
        await connection.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function explainFolder(error: unknown, dataDir: string): unknown {
  if (databaseTrouble(error) === 'full') return diskIsFull(dataDir);
  const reason = fileReason(error);
  if (reason)
    return new StartError(`RAPPORT_DATA_DIR: the database in ${dataDir} ${reason}.`, {
      cause: error,
    });
  if (!(error instanceof DamagedDatabaseError)) return error;
  return new StartError(
    `RAPPORT_DATA_DIR: the database in ${dataDir} is damaged: ${error.message}. Keep the folder as it is, restore the last backup into a new one (RAPPORT_DATA_DIR=NEW npm run --silent rapport -- restore FILE), and start Rapport with that.`,
    { cause: error },
  );
}

/** Like `openInstallation`, but waits for a PostgreSQL that is not up yet. */
export async function awaitInstallation(env: Place, log: Logger): Promise<Connection> {
  const givenUpAt = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await openInstallation(env);
    } catch (error) {
      if (!env.databaseUrl || databaseTrouble(error) !== 'away') throw error;
      const place = placeOf(env.databaseUrl);
      if (performance.now() > givenUpAt)
        throw new StartError(
          `DATABASE_URL: ${place} has not answered for a minute. Start it first, or set DATABASE_URL to its address.`,
          { cause: error },
        );
      log.warn({ err: error }, `waiting for the database at ${place}`);
      await wait(retryMs);
    }
  }
}
