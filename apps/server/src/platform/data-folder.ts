import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { roomMinMb } from '../database/embedded/disk-room.ts';
import { fileReason } from './file-reasons.ts';
import { StartError } from './start-error.ts';

export class DataFolderInUseError extends StartError {
  override name = 'DataFolderInUseError';
  /** For example "process 4121 on host-a, since 2026-03-01 08:00 UTC"; null if unknown. */
  readonly holder: string | null;

  constructor(folder: string, holder: string | null) {
    super(
      `Another Rapport${holder ? ` (${holder})` : ''} is running on ${folder}. Stop it first, or choose another RAPPORT_DATA_DIR for this one.`,
    );
    this.holder = holder;
  }
}

export const diskIsFull = (folder: string) =>
  new StartError(
    `RAPPORT_DATA_DIR: the disk of ${folder} is full: less than ${roomMinMb} MB are free. Make room; nothing is lost.`,
  );

const secretLengthMin = 32;

/** Creates the folder if needed, and checks that it is writable. */
export async function openDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    const file = await open(join(folder, 'lock-holder'), 'a', 0o600);
    await file.close();
  } catch (error) {
    throw unusable(folder, error);
  }
}

/** Without `recursive`, because Node would loop forever below places such as /proc. */
async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: unknown) => error);
  if (!(found instanceof Error)) return;
  if (!('code' in found) || found.code !== 'ENOENT') throw found;
  await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

function reasonOfFolder(error: unknown): string | undefined {
  if (hasCode(error, 'ENOTDIR')) return 'is a file, or is inside one';
  if (hasCode(error, 'ENOENT')) return "can't be created there";
  return undefined;
}

function unusable(folder: string, error: unknown): unknown {
  const reason = reasonOfFolder(error) ?? fileReason(error);
  if (!reason) return error;
  return new StartError(
    `RAPPORT_DATA_DIR: ${folder} ${reason}. Name a folder that this user may write to.`,
    { cause: error },
  );
}

/**
 * Returns a function that releases the lock. The lock is SQLite's, which the operating system
 * releases when a process dies.
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  await openDataFolder(folder);
  const lock = new DatabaseSync(join(folder, 'lock'));
  const holderFile = join(folder, 'lock-holder');
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    lock.close();
    const holder = await readFile(holderFile, 'utf8').catch(() => null);
    throw new DataFolderInUseError(folder, holder);
  }
  const since = new Date().toISOString().slice(0, 16).replace('T', ' ');
  try {
    await writeFile(holderFile, `process ${process.pid} on ${hostname()}, since ${since} UTC`);
  } catch (error) {
    lock.close();
    throw unusable(folder, error);
  }
  return () => lock.close();
}

/** The secret that signs sessions; readable only by its owner. */
export async function readOrCreateSecret(folder: string): Promise<string> {
  const file = join(folder, 'secret');
  await openDataFolder(folder);
  try {
    const secret = (await readIfThere(file)) ?? (await createSecret(file));
    if (secret.length >= secretLengthMin) return secret;
  } catch (error) {
    const reason = fileReason(error);
    if (!reason) throw error;
    throw new StartError(
      `The secret ${file} ${reason}. Let this user read it, or set RAPPORT_SECRET.`,
      { cause: error },
    );
  }
  throw new StartError(
    `The secret ${file} is incomplete: it has fewer than ${secretLengthMin} characters. Put the one of your last backup there, or remove it: a new one is made, and everybody signs in again.`,
  );
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Creates the secret; if another process was faster, that secret is used. */
async function createSecret(file: string): Promise<string> {
  const unfinished = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    const secret = randomBytes(32).toString('base64url');
    await writeFile(unfinished, secret, { mode: 0o600, flush: true });
    await link(unfinished, file);
    return secret;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    return (await readFile(file, 'utf8')).trim();
  } finally {
    await rm(unfinished, { force: true });
  }
}
