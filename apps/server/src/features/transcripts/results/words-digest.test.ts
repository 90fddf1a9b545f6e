import { expect, test } from 'vitest';
import { hashWords, wordsDigest } from './words-digest.ts';

const hashOf = (...texts: string[]) => hashWords(texts.map((text) => ({ text })));

test('the hash is that of the words alone', () => {
  const hash = hashOf('The load figures', 'arrive on Tuesday.');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(hashOf('the LOAD', 'figures; arrive -', 'on', '', 'tuesday')).toBe(hash);
  expect(hashOf('The loadfigures', 'arrive on Tuesday.')).not.toBe(hash);
  expect(hashOf('The load figures', 'arrive on Monday.')).not.toBe(hash);
  expect(hashOf('ﬁgures ①')).toBe(hashOf('Figures 1'));
});

test('there is no hash without words', () => {
  expect(hashOf()).toBeNull();
  expect(hashOf('', ' … – ?')).toBeNull();
  expect(hashOf('1')).not.toBeNull();
});

test('the digest depends on the secret, the organization and the words', () => {
  const [hash, other] = [hashOf('one') ?? '', hashOf('two') ?? ''];
  const digests = [
    wordsDigest('secret', 'harbour', hash),
    wordsDigest('another', 'harbour', hash),
    wordsDigest('secret', 'lake', hash),
    wordsDigest('secret', 'harbour', other),
  ];
  expect(new Set(digests).size).toBe(4);
  expect(wordsDigest('secret', 'harbour', hash)).toBe(digests[0]);
});
