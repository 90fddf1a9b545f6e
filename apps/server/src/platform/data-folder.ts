import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Thrown when another process works on the same data folder. */
export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError';
  /** Such as "process 4121 on host-a, since 2026-03-01 08:00 UTC"; null where that is not written down. */
  readonly holder: string | null;

  constructor(folder: string, holder: string | null) {
    super(
      `Another Rapport${holder ? ` (${holder})` : ''} is running on ${folder}. Stop it first, or give this one its own RAPPORT_DATA_DIR.`,
    );
    this.holder = holder;
  }
}

/**
 * Takes the folder for this process alone; the returned function gives it back.
 * The lock is SQLite's: held by the operating system, so a killed process leaves nothing behind.
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
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
  await writeFile(holderFile, `process ${process.pid} on ${hostname()}, since ${since} UTC`);
  return () => lock.close();
}

/** The secret that signs sessions: made once, kept beside the data, readable by its owner only. */
export async function readOrCreateSecret(folder: string): Promise<string> {
  const file = join(folder, 'secret');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
