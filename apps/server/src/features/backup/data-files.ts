import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError } from './backup-error.ts';
import { type DataFile, fileSchema } from './backup-format.ts';

/** What the data folder holds beside the database: the secret, and mail while no mail server is set. */
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

/** The paths of the files within the data folder that belong to a backup. */
export async function listDataFiles(dataDir: string): Promise<string[]> {
  const mails = await namesIn(join(dataDir, 'outbox'));
  const paths = [...(await namesIn(dataDir)), ...mails.map((name) => `outbox/${name}`)];
  return paths.filter((path) => belongs.test(path)).sort();
}

/** One after the other, as lines of JSON. */
export async function* readDataFiles(
  dataDir: string,
  paths: readonly string[],
): AsyncGenerator<string[]> {
  for (const path of paths) {
    const base64 = await readFile(join(dataDir, path), 'base64');
    yield [JSON.stringify({ path, base64 } satisfies DataFile)];
  }
}

/** Puts a file back to its place. */
export async function writeDataFile(dataDir: string, line: string): Promise<void> {
  const { path, base64 } = fileSchema.parse(JSON.parse(line));
  if (!belongs.test(path)) throw new BackupError(`The backup holds a strange file: ${path}.`);
  const target = join(dataDir, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await writeFile(target, base64, { encoding: 'base64', mode: 0o600 });
}
