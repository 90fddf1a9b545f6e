import { expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { passagesOf } from './passages.ts';

const wordsIn = (script: string) =>
  passagesOf(talkFrom(script).turns).map(({ turn, tokens }) => [turn, tokens.length]);
const sentence = (words: number) => `${Array(words).fill('word').join(' ')}.`;

test.each<[string, string, number[][]]>([
  [
    'each turn by itself',
    `Ana: ${sentence(4)}\nBo: ${sentence(3)}`,
    [
      [0, 4],
      [1, 3],
    ],
  ],
  [
    'sentences up to 25 words together',
    `Ana: ${sentence(24)} ${sentence(9)} ${sentence(2)}`,
    [
      [0, 33],
      [0, 2],
    ],
  ],
  [
    'nothing added to 25 words',
    `Ana: ${sentence(25)} ${sentence(9)}`,
    [
      [0, 25],
      [0, 9],
    ],
  ],
  ['no turn without words', `Ana: …\nBo: ${sentence(3)}`, [[1, 3]]],
])('a passage has %s', (_, script, passages) => {
  expect(wordsIn(script)).toEqual(passages);
});

test("'I 'll' is one word, as in 'I'll'", () => {
  const [one] = passagesOf(talkFrom("Ana: I 'll go. They 're late.").turns);
  expect(one?.tokens).toEqual(["i'll", 'go', "they're", 'late']);
  const [lone] = passagesOf(talkFrom("Ana: 's fine.").turns);
  expect(lone?.tokens).toEqual(['s', 'fine']);
});
