import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrangeSlots, type WeightedPair } from './arrange-slots.ts';

const slots = [0, 1, 2, 3].map((x) => ({ x: 10 * x, y: 0 }));

test('items connected by weights become neighbours', () => {
  const [first, , , last] = arrangeSlots(slots, [{ from: 0, to: 3, weight: 5 }]);
  expect(Math.abs((first?.x ?? 0) - (last?.x ?? 0))).toBe(10);
});

test('each slot is used once, and weighted distances never grow', () => {
  const weight = fc.record({
    from: fc.nat({ max: 3 }),
    to: fc.nat({ max: 3 }),
    weight: fc.integer({ min: 1, max: 50 }),
  });
  const length = (places: readonly { x: number }[], pairs: readonly WeightedPair[]) =>
    pairs.reduce(
      (sum, { from, to, weight: by }) =>
        sum + by * Math.abs((places[from]?.x ?? 0) - (places[to]?.x ?? 0)),
      0,
    );
  fc.assert(
    fc.property(fc.array(weight, { maxLength: 8 }), (pairs) => {
      const places = arrangeSlots(slots, pairs);
      expect(new Set(places)).toEqual(new Set(slots));
      expect(length(places, pairs)).toBeLessThanOrEqual(length(slots, pairs));
    }),
  );
});
