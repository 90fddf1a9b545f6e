import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunks } from '../../apps/web/chunks.ts';

const root = join(import.meta.dirname, '../..');

// The build checks libraries too; this test finds a renamed file of ours sooner.
test('every file of ours that a chunk of the web app names exists', () => {
  const ours = Object.values(chunks)
    .flat()
    .filter((part) => /\.tsx?$/.test(part));
  const folders = ['apps/web/src', 'packages'];
  const gone = ours.filter(
    (part) => !folders.some((folder) => existsSync(join(root, folder, part))),
  );
  expect(gone).toEqual([]);
});
