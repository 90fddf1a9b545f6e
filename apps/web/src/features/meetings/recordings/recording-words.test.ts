import { expect, it } from 'vitest';
import { lengthWords, partWords, sizeWords, soundName, tooLongWords } from './recording-words.ts';

const mb = 1024 * 1024;

it.each([
  [100, '<0.1 MB'],
  [0, '0.0 MB'],
  [0.3 * mb, '0.3 MB'],
  [21.84 * mb, '21.8 MB'],
  [99.96 * mb, '100 MB'],
  [412.4 * mb, '412 MB'],
  [1023.7 * mb, '1.0 GB'],
  [1229 * mb, '1.2 GB'],
])('writes %s bytes as %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

it.each([
  [264 * mb, 412 * mb, '264 of 412 MB'],
  [264 * mb, 2048 * mb, '264 MB of 2.0 GB'],
])('names the unit once if it is the same', (part, whole, words) => {
  expect(partWords(part, whole)).toBe(words);
});

it.each([
  [0.2, 'less than a minute'],
  [53.6, '54 min'],
  [60, '1 h'],
  [69.7, '1 h 10 min'],
])('writes %s minutes as %s', (minutes, words) => {
  expect(lengthWords(minutes)).toBe(words);
});

it('keeps the name of a recording', () => {
  expect(soundName('2026-11-17 depot.leads.mp4', '.m4a')).toBe('2026-11-17 depot.leads.m4a');
});

it('says how many minutes are left', () => {
  expect(tooLongWords(54, 20.9)).toBe('54 min long; 20 min are left for recordings this month');
  expect(tooLongWords(54, -3)).toBe('no minutes are left for recordings this month');
});
