import { expect, test } from 'vitest';
import { listDropped } from './list-dropped.ts';

const fails = (_: unknown, reject?: (error: DOMException) => void) =>
  reject?.(new DOMException('gone', 'NotFoundError'));
const traits = (name: string, isFile: boolean) => ({
  name,
  fullPath: `/${name}`,
  isFile,
  isDirectory: !isFile,
  filesystem: { name: '', root: {} as FileSystemDirectoryEntry },
  getParent: () => {},
});
const fileEntry = (name: string, file: FileSystemFileEntry['file']): FileSystemEntry =>
  Object.assign(traits(name, true), { file });
const folder = (name: string, readEntries: FileSystemDirectoryReader['readEntries']) =>
  Object.assign(traits(name, false), { createReader: () => ({ readEntries }) });

test('files and folders that cannot be opened are named, and the others are taken', async () => {
  const listed = await listDropped(
    [],
    [
      fileEntry('moved.txt', fails),
      folder('locked', fails),
      fileEntry('one.txt', (take) => take(new File(['x'], 'one.txt'))),
    ],
  );
  expect(listed.chosen.map(({ path }) => path)).toEqual(['one.txt']);
  expect(listed.unread).toEqual([
    { name: 'moved.txt', size: 0, reason: 'cannot be read' },
    { name: 'locked', size: 0, reason: 'this folder cannot be read' },
  ]);
});
