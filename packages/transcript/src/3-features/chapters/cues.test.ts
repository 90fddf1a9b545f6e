import { expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { cuesAt } from './cues.ts';

const cuesBetween = (before: string, after: string) => {
  const [one, other] = talkFrom(`Ana: ${before}\nBo: ${after}`).turns;
  return one && other ? cuesAt(one, other) : [];
};
const words = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `w${from + at}`).join(' ');

test('cues are words and pairs of words at the end of a turn and at the start of the next', () => {
  expect(cuesBetween('That is it.', 'Next item.')).toEqual([
    '<that',
    '<that is',
    '<is',
    '<is it',
    '<it',
    '>next',
    '>next item',
    '>item',
  ]);
});

test('only the fifteen words next to the gap count', () => {
  const cues = cuesBetween(
    `${words(1, 9)}. ${words(10, 14)}. ${words(15, 20)}.`,
    `${words(1, 9)}. ${words(10, 14)}. ${words(15, 20)}.`,
  ).filter((cue) => !cue.includes(' '));
  expect(cues.slice(0, 15)).toEqual(
    words(6, 20)
      .split(' ')
      .map((word) => `<${word}`),
  );
  expect(cues.slice(15)).toEqual(
    words(1, 15)
      .split(' ')
      .map((word) => `>${word}`),
  );
});
