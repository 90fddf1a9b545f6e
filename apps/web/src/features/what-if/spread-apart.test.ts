import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadApart } from './spread-apart.ts';

const frame = { left: 0, right: 600, top: 0, bottom: 300 };
const place = fc.record({
  x: fc.integer({ min: 0, max: 600 }),
  y: fc.integer({ min: 0, max: 300 }),
});

test('nobody is outside the frame or overlaps another, and the same places give the same map', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 60 }), (places) => {
      const moved = spreadApart(places, frame);
      expect(spreadApart(places, frame)).toEqual(moved);
      for (const [at, { x, y }] of moved.entries()) {
        expect(x >= 0 && x <= 600 && y >= 0 && y <= 300).toBe(true);
        for (const other of moved.slice(at + 1))
          expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(4);
      }
    }),
    { numRuns: 30 },
  );
});
