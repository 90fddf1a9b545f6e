import { expect, test } from 'vitest';
import { sentencesOf } from '../sentences.ts';
import { wholeSentences } from './whole-sentences.ts';

const joined = (text: string) => wholeSentences(sentencesOf(text)).map((sentence) => sentence.text);

test.each([
  [30, 30, 1],
  [30, 31, 2],
])('pieces of %i and %i words are %i sentences', (first, second, sentences) => {
  const words = (count: number) => Array(count).fill('word').join(' ');
  const whole = wholeSentences(sentencesOf(`W${words(first).slice(1)}… ${words(second)}.`));
  expect(whole).toHaveLength(sentences);
  expect(whole.flatMap(({ tokens }) => tokens)).toHaveLength(first + second);
  expect(whole.flatMap(({ keys }) => keys)).toHaveLength(first + second);
});

test('pieces of talk without punctuation are not joined', () => {
  const pieces = sentencesOf('We go… there now.').map((piece) => ({ ...piece, asks: false }));
  expect(wholeSentences(pieces)).toHaveLength(2);
});

test.each([
  ["So maybe let's just… go with the north site. Fine.", 2],
  ['We should get it… before they… build it.', 1],
  ['We should get it… Before that, we wait.', 2],
  ['We wait. then we build.', 2],
])('a sentence continues after a pause if a small letter follows: %s', (text, sentences) => {
  expect(joined(text)).toHaveLength(sentences);
  expect(joined(text).join(' ')).toBe(text);
});
