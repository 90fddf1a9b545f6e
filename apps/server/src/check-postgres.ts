import { databaseTrouble } from './database/database-trouble.ts';
import { readServerVersion } from './database/server-version.ts';
import { StartError } from './platform/start-error.ts';

const versionMin = 15;

/** By SQLSTATE. */
const advice = new Map([
  ['3D000', 'Create it (createdb), or name another one in DATABASE_URL.'],
  ['28000', 'Create the role (createuser), or name another one in DATABASE_URL.'],
  ['28P01', 'Correct user and password in DATABASE_URL.'],
  ['42501', 'Make the role of DATABASE_URL the owner of the database.'],
  ['25006', 'Name the server that accepts writes in DATABASE_URL.'],
  ['53100', 'Its disk is full: make room on it.'],
]);

/**
 * Rethrows connection errors, for a retry.
 * @throws StartError if PostgreSQL refuses or is too old
 */
export async function checkPostgres(url: string): Promise<void> {
  const version = await readServerVersion(url).catch((error: unknown) => {
    throw databaseTrouble(error) === 'away' ? error : refusalOf(error, url);
  });
  const major = Math.floor(version / 10_000);
  if (major < versionMin)
    throw new StartError(
      `DATABASE_URL: ${placeOf(url)} is PostgreSQL ${major}, and Rapport needs ${versionMin} or later.`,
    );
}

/** For refusals that need a change of configuration; returns other errors unchanged. */
export function explainRefusal(error: unknown, url: string): unknown {
  return advice.has(stateOf(error)) ? refusalOf(error, url) : error;
}

const stateOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

function refusalOf(error: unknown, url: string): StartError {
  const said = error instanceof Error ? error.message : String(error);
  const help = advice.get(stateOf(error)) ?? 'Set DATABASE_URL right.';
  return new StartError(`DATABASE_URL: ${placeOf(url)} can't be used: ${said}. ${help}`, {
    cause: error,
  });
}

/** Without user and password. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
