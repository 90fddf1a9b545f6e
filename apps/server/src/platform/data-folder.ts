import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Thrown when another process works on the same data folder. */
export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError';
}

/**
 * Takes the folder for this process alone; the returned function gives it back.
 * The lock is SQLite's: held by the operating system, so a killed process leaves nothing behind.
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new DataFolderInUseError(
      `Another Rapport is running on ${folder}. Stop it first, or give this one its own RAPPORT_DATA_DIR.`,
    );
  }
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
