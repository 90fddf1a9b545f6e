import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cue } from '../types.ts';
import { checkAllKept, checkAllRead, countWords, noWords } from './word-count.ts';

test('words are separated by white space', () => {
  const blanks = fc.constantFrom(' ', '\n', '\t', '\u00a0', '\u2003', '\u3000', '\ufeff', '\v');
  const parts = fc.array(fc.oneof(fc.string({ unit: 'binary', maxLength: 9 }), blanks));
  fc.assert(
    fc.property(parts, (pieces) => {
      const text = pieces.join('');
      expect(countWords(text)).toBe(text.match(/\S+/g)?.length ?? 0);
    }),
  );
});

test('a lost word is an error, and no result is returned', () => {
  const one: Cue = { id: '', start: null, end: null, speaker: null, text: 'we ship it today' };
  const count = { ...noWords(), said: 4, header: 2 };
  checkAllRead('Weekly meeting we ship it today', [one], { ...count, pages: 9 });
  const refused = /^Not all of this file could be read: 1 of its words has/;
  expect(() => checkAllRead('Weekly meeting we ship it today now', [one], count)).toThrow(refused);
  expect(() => checkAllRead('Weekly we ship it today', [one], count)).toThrow(refused);
  const short = { ...one, text: 'we ship it' };
  expect(() => checkAllRead('Weekly meeting we ship it today', [short], count)).toThrow(refused);
  const unread = { ...count, header: 1, unread: 1 };
  expect(() => checkAllRead('Weekly meeting we ship it today', [one], unread)).toThrow(refused);
  expect(() => checkAllKept([one], [short])).toThrow(refused);
});
