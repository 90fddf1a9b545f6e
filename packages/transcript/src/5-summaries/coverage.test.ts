import fc from 'fast-check';
import { expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import { cover } from './coverage.ts';
import { quotableSentences } from './quotable.ts';
import { termWeights } from './term-weights.ts';

const script = `
  Ana: The nightly backup takes all the memory of the payment service.
  Bo: The payment service needs all its memory when the nightly backup begins.
  Cleo: The caterer for the summer party needs the number of vegetarian guests.
  Ana: The summer party has forty guests and eleven of them are vegetarian.`;
function weighed() {
  const talk = talkFrom(script);
  const pool = quotableSentences(talk);
  return { pool, weights: termWeights(talk, pool) };
}
const turnsOf = (chosen: readonly { turn: number }[]) => chosen.map(({ turn }) => turn);

test('the second sentence has another subject than the first', () => {
  const { pool, weights } = weighed();
  const [first = -1, second = -1] = turnsOf(cover(pool, weights, { words: 26 }));
  expect(first).toBeLessThan(2);
  expect(second).toBeGreaterThanOrEqual(2);
});

test('the selection stays within its budget and in the order of speech', () => {
  const { pool, weights } = weighed();
  fc.assert(
    fc.property(fc.nat(80), fc.nat(4), fc.nat(5), (words, mostSentences, extra) => {
      const chosen = cover(pool, weights, { words, mostSentences, extraWords: () => extra });
      const cost = chosen.reduce((sum, sentence) => sum + sentence.words + extra, 0);
      expect(cost).toBeLessThanOrEqual(words);
      expect(chosen.length).toBeLessThanOrEqual(mostSentences);
      expect(turnsOf(chosen)).toEqual(turnsOf(chosen).sort());
    }),
  );
});
