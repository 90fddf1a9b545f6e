import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CommandError } from './command-error.ts';

const reasons = new Map([
  ['ENOENT', 'does not exist'],
  ['EISDIR', 'is a folder, not a file'],
  ['EACCES', 'may not be read by you'],
]);

/** Reads a file that a person named, from where they stand: npm runs commands in the project's own folder. */
export async function readInputFile(path: string): Promise<Uint8Array> {
  try {
    return await readFile(resolve(process.env.INIT_CWD ?? process.cwd(), path));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new CommandError(`${path} ${reasons.get(code) ?? `can't be read (${code})`}.`);
  }
}
