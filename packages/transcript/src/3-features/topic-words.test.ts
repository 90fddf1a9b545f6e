import { expect, test } from 'vitest';
import { isCommonWord, namesSomething, rarityOf } from './topic-words.ts';

const named = (words: string) => namesSomething(words.split(' '), true);
const phrase = (words: string) => namesSomething(words.split(' '), false);

test.each(['customer portal', 'block producer', 'proposal', 'load balancing', 'crane'])(
  '%s names something',
  (words) => {
    expect(phrase(words)).toBe(true);
  },
);

test.each([
  ['a filling adjective', 'potential crane'],
  ['an adjective at the end', 'crane electrical'],
  ['an adjective alone', 'functional'],
  ['a participle', 'cable painted'],
  ['layout', 'transcript crane'],
  ['words of most meetings', 'final decision'],
])('%s names nothing: %s', (_, words) => {
  expect(phrase(words)).toBe(false);
});

test('a name may be any word but layout, or a filling adjective alone', () => {
  expect(named('functional')).toBe(true);
  expect(named('final fantasy')).toBe(true);
  expect(named('senior')).toBe(false);
  expect(named('proposed resolution')).toBe(false);
});

test('words of forms name nothing alone, even with a capital', () => {
  for (const words of ['due', 'owner', 'status', 'action item', 'due date', 'blocker'])
    expect(named(words)).toBe(false);
  for (const words of ['due diligence', 'product owner', 'status board'])
    expect(named(words)).toBe(true);
});

test('words of many meetings are common, and the rarest word of a phrase counts', () => {
  expect(isCommonWord('system')).toBe(true);
  expect(isCommonWord('crane')).toBe(false);
  expect(rarityOf(['system'])).toBe(0);
  expect(rarityOf(['system', 'crane'])).toBe(1);
});
