import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkPostgres, explainRefusal, placeOf } from './check-postgres.ts';
import { type Connection, connectEmbedded, connectPostgres } from './database/connect.ts';
import { databaseTrouble } from './database/database-trouble.ts';
import { DamagedDatabaseError } from './database/embedded/database-folder.ts';
import { migrate, refuseNewer } from './database/migrate.ts';
import { NewerDatabaseError } from './database/newer-database-error.ts';
import { diskIsFull, lockDataFolder } from './platform/data-folder.ts';
import type { Env } from './platform/env.ts';
import { fileReason } from './platform/file-reasons.ts';
import type { Logger } from './platform/logger.ts';
import { productVersion } from './platform/product-version.ts';
import { StartError } from './platform/start-error.ts';

const timeoutMs = 60_000;
const retryMs = 1000;

type Place = Pick<Env, 'databaseUrl' | 'dataDir'>;

/** Migrated. An embedded database is locked for this process until closed. */
export const openInstallation = (env: Place): Promise<Connection> =>
  openAnd(env, (db) => migrate(db));

/** Not migrated. */
export const openDatabase = (env: Place): Promise<Connection> => openAnd(env, async () => {});

async function openAnd(
  env: Place,
  prepare: (db: Connection['db']) => Promise<void>,
): Promise<Connection> {
  const connection = await connect(env);
  try {
    await refuseNewer(connection.db);
    await prepare(connection.db);
    return connection;
  } catch (error) {
    await connection.close();
    if (error instanceof NewerDatabaseError) throw isNewer(env, error);
    throw env.databaseUrl ? explainRefusal(error, env.databaseUrl) : error;
  }
}

async function connect({ databaseUrl, dataDir }: Place): Promise<Connection> {
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

function isNewer({ databaseUrl, dataDir }: Place, cause: NewerDatabaseError) {
  const place = databaseUrl ? placeOf(databaseUrl) : dataDir;
  return new StartError(
    `${databaseUrl ? 'DATABASE_URL' : 'RAPPORT_DATA_DIR'}: the data in ${place} was written by a newer version of Rapport than this one (${productVersion}). Start the newer version again, or restore a backup of this version into a new database. Nothing was changed.`,
    { cause },
  );
}

function explainFolder(error: unknown, dataDir: string): unknown {
  if (error instanceof NewerDatabaseError)
    return isNewer({ databaseUrl: undefined, dataDir }, error);
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
  log.info(
    `Opening the database ${env.databaseUrl ? `at ${placeOf(env.databaseUrl)}` : `in ${env.dataDir}`}…`,
  );
  const onBegin = (from: string | undefined) =>
    log.info(from ? 'Migrating the database to this version…' : 'Creating the tables…');
  for (;;) {
    try {
      return await openAnd(env, (db) => migrate(db, onBegin));
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
