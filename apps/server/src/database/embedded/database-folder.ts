import { access, constants, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NewerDatabaseError } from '../newer-database-error.ts';
import { findDamagedPages } from './check-pages.ts';
import type { EmbeddedThread } from './embedded-thread.ts';

/** The message says what is damaged. */
export class DamagedDatabaseError extends Error {
  override name = 'DamagedDatabaseError';
  /** PostgreSQL's code for damaged data. */
  readonly code = 'XX001';
}

const versionFile = 'PG_VERSION';
/** PostgreSQL's version in PGlite. */
const majorVersion = 18;
const listed = 3;

const namesIn = (folder: string) =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/**
 * Opens a database folder. A new database is marked until it is complete, and recreated if its creation was
 * interrupted. An existing one is never recreated.
 * @throws DamagedDatabaseError if an existing database is incomplete or damaged
 * @throws NewerDatabaseError
 */
export async function openFolder<T extends Reader>(
  folder: string,
  open: () => Promise<T>,
): Promise<T> {
  const mark = `${folder}.unfinished`;
  const isUnfinished = await access(mark).then(
    () => true,
    () => false,
  );
  if (isUnfinished) await rm(folder, { recursive: true, force: true });
  const names = await namesIn(folder);
  const isNew = names.length === 0;
  if (isNew) await writeFile(mark, '', { flush: true });
  else await requireVersionFile(folder, names);
  // Creating a database takes 340 MB, which are released only when its thread ends.
  if (isNew) await (await open()).close();
  const database = await open().catch((error: unknown) => {
    if (isNew || !(error instanceof Error)) throw error;
    throw new DamagedDatabaseError(`it can't be opened (${error.message})`, { cause: error });
  });
  if (isNew) await rm(mark);
  else await requireValidPages(folder, database);
  return database;
}

type Reader = Pick<EmbeddedThread, 'send' | 'close'>;

/** PGlite would create a new database if this file is missing, and can't open one of a later PostgreSQL. */
async function requireVersionFile(folder: string, names: readonly string[]) {
  if (!names.includes(versionFile))
    throw new DamagedDatabaseError(`its file ${versionFile} is missing`);
  const path = join(folder, versionFile);
  await access(path, constants.R_OK | constants.W_OK);
  const version = (await readFile(path, 'utf8')).trim();
  if (Number(version) > majorVersion) throw new NewerDatabaseError(`PostgreSQL ${version}`);
}

async function requireValidPages(folder: string, database: Reader) {
  const [setting] = (await database.send({ kind: 'script', sql: 'show data_checksums' })).rows;
  const hasChecksums = JSON.stringify(setting) === '{"data_checksums":"on"}';
  const damaged = hasChecksums ? findDamagedPages(folder) : [];
  if (damaged.length === 0) return;
  await database.close();
  const more = damaged.length > listed ? ` and ${damaged.length - listed} more` : '';
  throw new DamagedDatabaseError(`${damaged.slice(0, listed).join(', ')}${more}`);
}
