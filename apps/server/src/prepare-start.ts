import { checkPostgres } from './check-postgres.ts';
import { databaseTrouble } from './database/database-trouble.ts';
import { isDiskFull } from './database/embedded/disk-room.ts';
import {
  diskIsFull,
  lockDataFolder,
  openDataFolder,
  readOrCreateSecret,
} from './platform/data-folder.ts';
import { type Env, InvalidEnvironmentError, readEnv, readPlace } from './platform/env.ts';
import { checkListen } from './platform/listen.ts';
import { StartError } from './platform/start-error.ts';

/**
 * Checks folders, port and database first, and reports all mistakes together.
 * @throws InvalidEnvironmentError
 */
export async function prepareStart(source: Record<string, string | undefined>): Promise<Env> {
  const place = readPlace(source);
  const { host, port, dataDir, databaseUrl } = place;
  const [env, ...others] = await Promise.all([
    findMistake(async () => readEnv(source)),
    findMistake(async () => {
      if (place.usesDataFolder) await checkDataFolder(dataDir, databaseUrl);
    }),
    findMistake(async () => {
      if (port !== undefined) await checkListen({ host, port });
    }),
    findMistake(async () => {
      if (databaseUrl) await checkPostgres(databaseUrl).catch(throwUnlessAway);
    }),
  ]);
  const mistakes = [env, ...others].flatMap(({ mistakes }) => mistakes);
  if (mistakes.length > 0 || !env.value) throw new InvalidEnvironmentError(mistakes);
  return env.value;
}

async function checkDataFolder(dataDir: string, databaseUrl: string | undefined) {
  if (databaseUrl) return openDataFolder(dataDir);
  const unlock = await lockDataFolder(dataDir);
  try {
    if (await isDiskFull(dataDir)) throw diskIsFull(dataDir);
    await readOrCreateSecret(dataDir);
  } finally {
    unlock();
  }
}

/** The database may start later; the server waits for it. */
function throwUnlessAway(error: unknown) {
  if (databaseTrouble(error) !== 'away') throw error;
}

async function findMistake<T>(
  attempt: () => Promise<T>,
): Promise<{ value?: T; mistakes: readonly string[] }> {
  try {
    return { value: await attempt(), mistakes: [] };
  } catch (error) {
    if (error instanceof InvalidEnvironmentError) return { mistakes: error.mistakes };
    if (error instanceof StartError) return { mistakes: [error.message] };
    throw error;
  }
}
