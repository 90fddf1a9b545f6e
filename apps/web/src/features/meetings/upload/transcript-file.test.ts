import { expect, it } from 'vitest';
import { megabytes, titleFromFileName } from './transcript-file.ts';

it.each([
  [0, '0.00'],
  [1, '<0.01'],
  [1024 * 1024, '1.00'],
  [3_103_784, '2.96'],
])('writes %s bytes as %s MB', (bytes, text) => {
  expect(megabytes(bytes)).toBe(text);
});

it.each([
  ['2026-11-20 board-prep.vtt', '2026-11-20 board-prep'],
  ['v1.2 review.txt', 'v1.2 review'],
])('titles %s as %s', (name, title) => {
  expect(titleFromFileName(name)).toBe(title);
});
