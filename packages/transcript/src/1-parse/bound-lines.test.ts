import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundLines } from './bound-lines.ts';

test('a line of megabytes is cut without losing a word', () => {
  const sentence = 'This is what was said in the meeting. ';
  const bounded = boundLines(sentence.repeat(30_000));
  const lines = bounded.split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(20_000);
  expect(lines.slice(0, -1).every((line) => line.endsWith('.'))).toBe(true);
  expect(bounded.match(/\S+/g)?.length).toBe(8 * 30_000);
});

test('all characters of endless words are kept', () => {
  const word = 'x'.repeat(50_001);
  expect(boundLines(word).replaceAll('\n', '')).toBe(word);
});

test('excess accents on one letter are dropped and letters stay', () => {
  expect(boundLines(`Zo\u0308e${'\u0301'.repeat(28_000)}`).length).toBeLessThan(20);
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zé .\n]{0,80}$/), (text) => boundLines(text) === text),
  );
});
