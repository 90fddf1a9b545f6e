import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, boxesOverlap, distanceToSegment, lengthInBox } from './geometry.ts';

const box = { left: 10, top: 10, right: 30, bottom: 20 };

describe('lengthInBox', () => {
  it.each([
    ['through from side to side', [0, 15], [40, 15], 20],
    ['through from top to bottom', [20, 0], [20, 40], 10],
    ['inside', [12, 15], [18, 15], 6],
    ['ending inside', [0, 15], [15, 15], 5],
    ['beside', [0, 5], [40, 5], 0],
    ['short of it', [0, 15], [9, 15], 0],
    ['past a corner', [0, 12], [12, 0], 0],
  ] as const)('measures a segment %s', (_, [x1, y1], [x2, y2], length) => {
    expect(lengthInBox({ x: x1, y: y1 }, { x: x2, y: y2 }, box)).toBeCloseTo(length);
  });
});

describe('distanceToSegment', () => {
  it.each([
    ['beside it', [5, 3], 3],
    ['beyond its start', [-3, 4], 5],
    ['beyond its end', [13, 4], 5],
  ] as const)('measures from %s', (_, [x, y], distance) => {
    expect(distanceToSegment({ x, y }, { x: 0, y: 0 }, { x: 10, y: 0 })).toBeCloseTo(distance);
  });

  it('treats a segment of length zero as a point', () => {
    expect(distanceToSegment({ x: 3, y: 4 }, { x: 0, y: 0 }, { x: 0, y: 0 })).toBe(5);
  });
});

describe('boxes', () => {
  it('overlap symmetrically', () => {
    const side = fc.integer({ min: 0, max: 50 });
    const anyBox = fc.tuple(side, side, side, side).map(([left, top, width, height]) => ({
      left,
      top,
      right: left + width,
      bottom: top + height,
    }));
    fc.assert(fc.property(anyBox, anyBox, (a, b) => boxesOverlap(a, b) === boxesOverlap(b, a)));
    expect(boxesOverlap(box, { ...box, left: 30, right: 40 })).toBe(false);
    expect(boxesOverlap(box, { ...box, left: 29, right: 40 })).toBe(true);
  });

  it('bound all points, also of an empty list', () => {
    expect(boundsOf(Float32Array.of(3, 9, -1, 4))).toEqual({
      left: -1,
      top: 4,
      right: 3,
      bottom: 9,
    });
    expect(boundsOf(new Float32Array())).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
  });
});
