import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forEachNearPair } from './near-pairs.ts';

const coordinate = fc.oneof(fc.double({ min: -50, max: 50, noNaN: true }), fc.constant(1e6));

test('visits every pair within reach exactly once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 40 }),
      fc.double({ min: 0.1, max: 30, noNaN: true }),
      (places, reach) => {
        const x = Float64Array.from(places, ([across]) => across);
        const y = Float64Array.from(places, ([, down]) => down);
        const met: string[] = [];
        forEachNearPair(x, y, reach, (a, b) => met.push(`${Math.min(a, b)} ${Math.max(a, b)}`));
        expect(new Set(met).size).toBe(met.length);
        const near = places.flatMap(([ax, ay], a) =>
          places.flatMap(([bx, by], b) =>
            a < b && Math.hypot(ax - bx, ay - by) < reach ? [`${a} ${b}`] : [],
          ),
        );
        expect(new Set(near).difference(new Set(met))).toEqual(new Set());
      },
    ),
  );
});
