import { databaseTrouble } from './database/database-trouble.ts';
import { readServerVersion } from './database/server-version.ts';
import { StartError } from './platform/start-error.ts';

const versionMin = 15;

/** What PostgreSQL's refusals ask for, by SQLSTATE. */
const advice = new Map([
  ['3D000', 'Create it (createdb), or name another one in DATABASE_URL.'],
  ['28000', 'Create the role (createuser), or name another one in DATABASE_URL.'],
  ['28P01', 'Set user and password in DATABASE_URL right.'],
  ['42501', 'Make the role of DATABASE_URL the owner of the database.'],
  ['25006', 'Name the server that takes writes in DATABASE_URL.'],
  ['53100', 'Its disk is full: make room on it.'],
]);

/** Sees that there is a PostgreSQL that can be used; one that does not answer yet is thrown as it comes. */
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

/** Says of what PostgreSQL refuses on principle what would help; every other error stays what it is. */
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

/** Server and database, without user and password. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
