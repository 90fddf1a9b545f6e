import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { endingsInWords, transcriptEnding } from '@rapport/contract';
import { CommandError } from '../command-error.ts';
import { resolveUserPath } from '../read-file-argument.ts';

const reasons = new Map([
  ['ENOENT', 'does not exist'],
  ['ENOTDIR', 'is no folder'],
  ['EACCES', 'may not be read by you'],
]);

/** Transcripts in a folder and its subfolders: absolute paths by relative path, sorted. */
export async function transcriptsIn(folder: string): Promise<Map<string, string>> {
  const root = resolveUserPath(folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      throw new CommandError(`${folder} ${reasons.get(code) ?? `can't be read (${code})`}.`);
    },
  );
  const paths = entries
    .filter((entry) => entry.isFile() && transcriptEnding(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
  if (paths.length === 0)
    throw new CommandError(`${folder} holds no transcripts (${endingsInWords()}).`);
  return new Map(paths.map((path) => [relative(root, path), path]));
}
