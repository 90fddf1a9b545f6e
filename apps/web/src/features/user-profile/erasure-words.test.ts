import { expect, test } from 'vitest';
import { erasureLines, isSameName } from './erasure-words.ts';

test('the lines state only what erasing does in this case', () => {
  expect(erasureLines({ name: 'Ada', meetings: 0, mentions: 0, files: 0 }, false)).toEqual([
    'Their entry in the directory and their invitations are deleted.',
    'Existing backups still contain this data.',
  ]);
  const lines = erasureLines({ name: 'Ada', meetings: 1, mentions: 2, files: 3 }, true);
  expect(lines[0]).toMatch(/^In 1 meeting they become 'Former participant'/);
  expect(lines[1]).toMatch(/from 2 other meetings/);
  expect(lines[2]).toMatch(/^The original files of 3 meetings are deleted/);
  expect(lines[3]).toMatch(/Their account belongs to them/);
});

test('the typed name may differ in case and spacing only', () => {
  expect(isSameName(' tomás  LEIVA ', 'Tomás Leiva')).toBe(true);
  expect(isSameName('Tomás', 'Tomás Leiva')).toBe(false);
});
