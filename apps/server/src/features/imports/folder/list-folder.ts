import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isPassedOver } from '../is-passed-over.ts';
import { doneFolder, refusedFolder } from './move-file.ts';
import { markOf } from './same-file.ts';

export type FolderFile = { name: string; mark: string; changedMs: number; isFile: boolean };

const lookedAtOnce = 32;

/**
 * Files in the folder and its direct subfolders, oldest first. Links are listed, but not followed.
 */
export async function listFolder(path: string): Promise<FolderFile[]> {
  const names: string[] = [];
  for (const entry of await readdir(path, { withFileTypes: true })) {
    if (isPassedOver(entry.name)) continue;
    if (!entry.isDirectory()) names.push(entry.name);
    // Lower case, because a file system may ignore case.
    else if (![doneFolder, refusedFolder].includes(entry.name.toLowerCase()))
      names.push(...(await listInner(path, entry.name)));
  }
  const files: FolderFile[] = [];
  for (let at = 0; at < names.length; at += lookedAtOnce) {
    const some = names.slice(at, at + lookedAtOnce);
    files.push(...(await Promise.all(some.map((name) => findFile(path, name)))).flat());
  }
  return files.sort((a, b) => a.changedMs - b.changedMs || (a.name < b.name ? -1 : 1));
}

async function listInner(path: string, folder: string): Promise<string[]> {
  // The subfolder may be deleted or made unreadable at any time.
  const entries = await readdir(join(path, folder), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory() && !isPassedOver(entry.name))
    .map((entry) => join(folder, entry.name));
}

async function findFile(path: string, name: string): Promise<FolderFile[]> {
  const stat = await lstat(join(path, name)).catch(() => undefined);
  if (!stat) return [];
  return [{ name, mark: markOf(stat), changedMs: stat.mtimeMs, isFile: stat.isFile() }];
}
