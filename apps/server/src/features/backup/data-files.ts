import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError } from './backup-error.ts';
import { type DataFile, fileSchema } from './backup-format.ts';

/** The secret, and mails written while no mail server is configured. */
const belongs = /^(secret|outbox\/[\w.+-]+\.eml)$/;

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Paths relative to the data folder. */
export async function listDataFiles(dataDir: string): Promise<string[]> {
  const mails = await namesIn(join(dataDir, 'outbox'));
  const paths = [...(await namesIn(dataDir)), ...mails.map((name) => `outbox/${name}`)];
  return paths.filter((path) => belongs.test(path)).sort();
}

export async function* readDataFiles(
  dataDir: string,
  paths: readonly string[],
): AsyncGenerator<string[]> {
  for (const path of paths) {
    const base64 = await readFile(join(dataDir, path), 'base64');
    yield [JSON.stringify({ path, base64 } satisfies DataFile)];
  }
}

export async function writeDataFile(dataDir: string, line: string): Promise<void> {
  const { path, base64 } = fileSchema.parse(JSON.parse(line));
  if (!belongs.test(path))
    throw new BackupError(`The backup contains an unexpected file: ${path}.`);
  const target = join(dataDir, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await writeFile(target, base64, { encoding: 'base64', mode: 0o600 });
}
