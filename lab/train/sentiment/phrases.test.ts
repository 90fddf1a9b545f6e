import { expect, test } from 'vitest';
import { workplaceLines } from '../../../packages/transcript/src/4-sentiment/testing/workplace-lines.ts';
import { framedLines } from './frames.ts';
import { readPhrases, spokenLines } from './phrases.ts';

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []);

/** Share of the words of both lines that they have in common. */
function likeness(a: Set<string>, b: Set<string>): number {
  const shared = a.intersection(b).size;
  return shared / (a.size + b.size - shared);
}

test('no test line, or a nearly equal one, is in the training data', () => {
  const trained = [...readPhrases(), ...framedLines()].map(({ text }) => wordsOf(text));
  const seen = Object.values(workplaceLines)
    .flat()
    .filter((line) => {
      const words = wordsOf(line);
      return trained.some((phrase) => likeness(words, phrase) > 0.7);
    });
  expect(seen).toEqual([]);
});

test('no phrase has two sentiments', () => {
  const bySentiment = Map.groupBy(readPhrases(), ({ text }) => text.toLowerCase());
  const torn = [...bySentiment].filter(
    ([, phrases]) => new Set(phrases.map(({ sentiment }) => sentiment)).size > 1,
  );
  expect(torn.map(([text]) => text)).toEqual([]);
});

test('the lines made from the phrases are deterministic', () => {
  expect(spokenLines(readPhrases())).toEqual(spokenLines(readPhrases()));
});
