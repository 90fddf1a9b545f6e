import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bendOf } from './bend-ties.ts';

const place = fc.record({
  x: fc.integer({ min: -30, max: 30 }),
  y: fc.integer({ min: -30, max: 30 }),
});
const far = { x: 400, y: 100 };
const near = { x: 0, y: 0 };
const beside = (centre: typeof far, by: { x: number; y: number }) => ({
  x: centre.x + by.x,
  y: centre.y + by.y,
});

/** The point half-way along the curve. */
function middleOf(from: typeof far, to: typeof far, bend: readonly number[]) {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = bend;
  return {
    x: (from.x + 3 * x1 + 3 * x2 + to.x) / 8,
    y: (from.y + 3 * y1 + 3 * y2 + to.y) / 8,
  };
}

test('ties between two regions run together: half-way they are far closer than at their ends', () => {
  fc.assert(
    fc.property(place, place, place, place, (a, b, c, d) => {
      const [one, other] = [
        { from: beside(near, a), to: beside(far, b) },
        { from: beside(near, c), to: beside(far, d) },
      ];
      const [first, second] = [one, other].map(({ from, to }) =>
        middleOf(from, to, bendOf(from, to, near, far)),
      );
      const apart = Math.hypot(
        (first?.x ?? 0) - (second?.x ?? 0),
        (first?.y ?? 0) - (second?.y ?? 0),
      );
      const atEnds = Math.max(Math.hypot(a.x - c.x, a.y - c.y), Math.hypot(b.x - d.x, b.y - d.y));
      expect(apart).toBeLessThanOrEqual(atEnds / 2.5 + 1e-6);
    }),
  );
});

test('a tie bends the same way from both ends', () => {
  const [from, to] = [beside(near, { x: 5, y: 20 }), beside(far, { x: -10, y: 3 })];
  const [x1, y1, x2, y2] = bendOf(from, to, near, far);
  const back = bendOf(to, from, far, near);
  [x2, y2, x1, y1].forEach((value, at) => {
    expect(back[at]).toBeCloseTo(value);
  });
});
