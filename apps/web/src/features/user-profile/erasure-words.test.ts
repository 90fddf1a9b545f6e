import { expect, test } from 'vitest';
import { erasureLines, isSameName } from './erasure-words.ts';

test('says what erasing does, and only what it does', () => {
  expect(erasureLines({ name: 'Ada', meetings: 0, mentions: 0, files: 0 }, false)).toEqual([
    'Their entry in the directory and their invitations are deleted.',
    'Backups that were made before still hold them.',
  ]);
  const lines = erasureLines({ name: 'Ada', meetings: 1, mentions: 2, files: 3 }, true);
  expect(lines[0]).toMatch(/^In 1 meeting they become 'Former participant'/);
  expect(lines[1]).toMatch(/out of 2 other meetings/);
  expect(lines[2]).toMatch(/^The original files of 3 meetings are deleted/);
  expect(lines[3]).toMatch(/Their account is their own/);
});

test('a name is confirmed in any case and spacing, and not by half', () => {
  expect(isSameName(' tomás  LEIVA ', 'Tomás Leiva')).toBe(true);
  expect(isSameName('Tomás', 'Tomás Leiva')).toBe(false);
});
