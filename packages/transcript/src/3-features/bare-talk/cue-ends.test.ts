import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cueEndOdds, noOdds } from './cue-ends.ts';

const some = (logit: number, times: number) => Array.from({ length: times }, () => logit);

test('cue ends make sentence ends likelier in so far as the words agree', () => {
  const likely = cueEndOdds(some(1, 40), [...some(-3, 300), ...some(1, 20)]);
  expect(likely.atCueEnd).toBeGreaterThan(1);
  expect(likely.elsewhere).toBeLessThan(0);
});

test('cue ends at random places change nothing', () => {
  const mixed = [...some(1, 10), ...some(-3, 90)];
  const odds = cueEndOdds(mixed, Array.from({ length: 4 }, () => mixed).flat());
  expect(odds.atCueEnd).toBeCloseTo(0, 5);
  expect(odds.elsewhere).toBeCloseTo(0, 5);
});

test('without cue ends nothing changes', () => {
  expect(cueEndOdds([], [2, -3])).toEqual(noOdds);
});

test('the odds are finite for any words', () => {
  const logits = fc.array(fc.double({ min: -1000, max: 1000, noNaN: true }), { maxLength: 50 });
  fc.assert(
    fc.property(logits, logits, (atCueEnds, elsewhere) => {
      const { atCueEnd, elsewhere: others } = cueEndOdds(atCueEnds, elsewhere);
      expect(Number.isFinite(atCueEnd) && Number.isFinite(others)).toBe(true);
    }),
  );
});
