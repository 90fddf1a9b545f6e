import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { isPageWhole, pageBytes, pageNumbers } from './page-checksum.ts';

/** Tables, indexes and their maps, in segments of 1 GB. */
const pageFile = /^\d+(_(fsm|vm|init))?(\.(?<segment>\d+))?$/;
const segmentPages = 131_072;
const pagesAtOnce = 128;
const numbers = new Uint32Array(pagesAtOnce * pageNumbers);
const bytes = new Uint8Array(numbers.buffer);

/** Finds wrong checksums in a stopped database. Blocks: a gigabyte takes two seconds. */
export function findDamagedPages(databaseFolder: string): string[] {
  const databases = readdirSync(join(databaseFolder, 'base'));
  const folders = ['global', ...databases.map((name) => join('base', name))];
  return folders.flatMap((folder) =>
    readdirSync(join(databaseFolder, folder)).flatMap((name) => {
      const match = pageFile.exec(name);
      if (!match) return [];
      const firstBlock = Number(match.groups?.segment ?? 0) * segmentPages;
      const blocks = damagedBlocks(join(databaseFolder, folder, name), firstBlock);
      return blocks.map((block) => `page ${block} of ${join(folder, name)}`);
    }),
  );
}

function damagedBlocks(path: string, firstBlock: number): number[] {
  const damaged: number[] = [];
  const file = openSync(path, 'r');
  try {
    for (let block = firstBlock; ; ) {
      const length = readSync(file, bytes);
      if (length === 0) return damaged;
      const pages = Math.ceil(length / pageBytes);
      // A short read leaves old bytes in the buffer, so they are cleared.
      bytes.fill(0, length, pages * pageBytes);
      for (let page = 0; page < pages; page += 1, block += 1)
        if (!isPageWhole(numbers, page * pageNumbers, block)) damaged.push(block);
    }
  } finally {
    closeSync(file);
  }
}
