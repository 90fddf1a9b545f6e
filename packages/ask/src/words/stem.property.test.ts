import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stem, withoutPlural } from './stem.ts';

test('a word and its singular have one stem, so that counts find both', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]{1,6}(?:s|es|ies|ed|ing|ations)?$/), (word) => {
      expect(stem(withoutPlural(word))).toBe(stem(word));
    }),
    { numRuns: 2000 },
  );
});
