import { lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import type { Outcome } from '../imported-file-repository.ts';
import { SourceProblem } from '../source-problem.ts';
import { folderProblem, isMissing } from './folder-problem.ts';
import type { FolderFile } from './list-folder.ts';
import { isInFolder, markOf } from './same-file.ts';

export const doneFolder = 'done';
export const refusedFolder = 'refused';
const reasonEnding = '.reason.txt';
/** Maximum length of a name on most file systems, in bytes. */
const nameBytesMax = 255;
/** A longer part after the last dot is not treated as an extension. */
const endingBytesMax = 20;

/** Creates the target folders before the import, so that an imported file can be moved. */
export async function makeTargets(folder: string, day: string): Promise<void> {
  for (const target of [[doneFolder], [doneFolder, day], [refusedFolder]])
    await makeFolder(join(folder, ...target));
}

async function makeFolder(path: string) {
  try {
    await mkdir(path).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
    const stat = await lstat(path);
    if (stat.isSymbolicLink()) throw new SourceProblem(`${path} is a link, which is not followed.`);
    if (!stat.isDirectory()) throw new SourceProblem(`${path} is a file, not a folder.`);
  } catch (error) {
    throw folderProblem(path, error);
  }
}

/**
 * Never overwrites a file in the target. If another file took the name in the meantime, it stays.
 * @throws SourceProblem
 */
export async function moveFile(
  folder: string,
  file: Pick<FolderFile, 'name' | 'mark'>,
  outcome: Outcome,
  day: string,
): Promise<void> {
  const { name } = file;
  const isRefused = outcome.state === 'refused';
  const target = isRefused ? join(folder, refusedFolder) : join(folder, doneFolder, day);
  try {
    const free = await findFreeName(target, basename(name), isRefused ? reasonEnding : '');
    const reason = isRefused ? join(target, free + reasonEnding) : undefined;
    // Written first, so that every refused file has its reason.
    if (isRefused && reason) await writeFile(reason, `${outcome.reason}\n`, { flag: 'wx' });
    let isMoved = false;
    try {
      if (!(await isUnchanged(folder, file))) return;
      await rename(join(folder, name), join(target, free));
      isMoved = true;
    } finally {
      if (reason && !isMoved) await rm(reason, { force: true });
    }
  } catch (error) {
    // The file was removed in the meantime.
    if (isMissing(error) && !(await exists(join(folder, name)))) return;
    throw folderProblem(target, error);
  }
}

const isUnchanged = async (folder: string, { name, mark }: Pick<FolderFile, 'name' | 'mark'>) =>
  (await isInFolder(folder, name)) && markOf(await lstat(join(folder, name))) === mark;

/**
 * The name, with a number if needed, so that it is free in the target both with and without the
 * extension.
 */
async function findFreeName(target: string, name: string, ending: string): Promise<string> {
  const parsed = parse(name);
  const [stem, ext] =
    byteLength(parsed.ext) > endingBytesMax ? [name, ''] : [parsed.name, parsed.ext];
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` ${number}`;
    const free = shortened(stem, nameBytesMax - byteLength(suffix + ext + ending)) + suffix + ext;
    const taken = await Promise.all([free, free + ending].map((one) => exists(join(target, one))));
    if (!taken.includes(true)) return free;
  }
}

const byteLength = (text: string) => Buffer.byteLength(text);

function shortened(text: string, bytesMax: number): string {
  let short = text;
  while (byteLength(short) > bytesMax) short = [...short].slice(0, -1).join('');
  return short;
}

const exists = (path: string) =>
  lstat(path).then(
    () => true,
    (error: unknown) => (isMissing(error) ? false : Promise.reject(error)),
  );
