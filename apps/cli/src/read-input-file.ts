import { readFile } from 'node:fs/promises';
import { CommandError } from './command-error.ts';
import { resolveUserPath } from './read-file-argument.ts';

const reasons = new Map([
  ['ENOENT', 'does not exist'],
  ['EISDIR', 'is a folder, not a file'],
  ['EACCES', 'may not be read by you'],
]);

/** @throws CommandError with a sentence if the file cannot be read */
export async function readInputFile(path: string): Promise<Uint8Array> {
  try {
    return await readFile(resolveUserPath(path));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new CommandError(`${path} ${reasons.get(code) ?? `can't be read (${code})`}.`);
  }
}
