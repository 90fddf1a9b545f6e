import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxesOverlap } from '@/components/connection-map/scene/geometry.ts';
import type { BundledPair, HeardDepartment } from './bundle-departments.ts';
import { circlesOf, drawDepartments } from './draw-departments.ts';
import { placeDepartments } from './place-departments.ts';
import { touchesCircle, touchesCurve } from './place-texts.ts';
import { settle } from './settle-departments.ts';

const desk = { width: 752, height: 332, isPhone: false };
const phone = { width: 326, height: 260, isPhone: true };

const departmentsOf = (heard: readonly number[]): HeardDepartment[] =>
  heard.map((count, at) => ({ name: `Department ${at}`, heard: count, people: 2 * count }));

const pairOf = (a: number, b: number, now: number): BundledPair => ({
  a,
  b,
  minutes: { now, before: now },
  change: 'kept',
});

function draw(departments: HeardDepartment[], pairs: BundledPair[], paper = desk) {
  const weighted = pairs.map(({ a, b, minutes }) => ({ a, b, weight: minutes.now / 600 }));
  const circles = circlesOf(departments, paper);
  const places = settle(circles, placeDepartments(circles, weighted, paper), paper);
  return drawDepartments({ departments, pairs }, places, paper);
}

/** As in a company of eight departments, of which one is alone. */
const eight = departmentsOf([10, 5, 5, 7, 3, 3, 3, 2]);
const strongest = [
  pairOf(0, 1, 366),
  pairOf(0, 2, 312),
  pairOf(2, 3, 288),
  pairOf(2, 4, 264),
  pairOf(3, 4, 234),
  pairOf(5, 2, 144),
  pairOf(1, 3, 132),
  pairOf(3, 6, 84),
];

test('eight departments and their ties are drawn apart, each with its figure', () => {
  const { circles, curves } = draw(eight, strongest);
  for (const [at, one] of circles.entries())
    for (const other of circles.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(
        one.radius + other.radius + 10,
      );
  expect(curves.map(({ figure }) => figure?.text)).toEqual([
    '6.1 h',
    '5.2 h',
    '4.8 h',
    '4.4 h',
    '3.9 h',
    '2.4 h',
    '2.2 h',
    '1.4 h',
  ]);
  expect(circles.map(({ dots }) => dots.length)).toEqual([10, 5, 5, 7, 3, 3, 3, 2]);
});

test.each([
  [10, 38.7],
  [1, 22.5],
  [0, 15],
])('a circle of %i people heard has a radius of %d', (heard, radius) => {
  expect(circlesOf(departmentsOf([heard]), desk)[0]?.radius).toBeCloseTo(radius, 1);
});

test('a curve is wider by 1.35 for each hour, and all are thinner if one would be too wide', () => {
  const widths = (hours: readonly number[]) =>
    draw(
      departmentsOf([3, 3, 3]),
      hours.map((one, at) => pairOf(at, 2, 60 * one)),
    ).curves.map(({ width }) => width);
  expect(widths([4, 2]).map((width) => width.toFixed(2))).toEqual(['6.40', '3.70']);
  expect(widths([100, 1])[0]).toBe(14);
});

test('the same departments always get the same places', () => {
  expect(draw(eight, strongest)).toEqual(draw(eight, strongest));
});

const drawings = fc
  .record({
    heard: fc.array(fc.integer({ min: 0, max: 150 }), { minLength: 2, maxLength: 16 }),
    minutes: fc.array(fc.tuple(fc.nat(15), fc.nat(15), fc.integer({ min: 1, max: 3000 })), {
      maxLength: 30,
    }),
    paper: fc.constantFrom(desk, phone),
  })
  .map(({ heard, minutes, paper }) => {
    const known = new Set<string>();
    const pairs = minutes.flatMap(([a, b, now]) => {
      const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
      if (a === b || Math.max(a, b) >= heard.length || known.has(key)) return [];
      known.add(key);
      return [pairOf(Math.min(a, b), Math.max(a, b), now)];
    });
    return draw(departmentsOf(heard), pairs, paper);
  });

test('a figure is never on a curve, a circle, a name or another figure', () => {
  fc.assert(
    fc.property(drawings, ({ circles, curves }) => {
      const figures = curves.flatMap(({ figure }) => figure?.place.box ?? []);
      for (const [at, box] of figures.entries()) {
        expect(curves.some((curve) => touchesCurve(box, curve))).toBe(false);
        expect(circles.some((circle) => touchesCircle(box, circle))).toBe(false);
        expect(circles.some(({ name }) => boxesOverlap(name.box, box))).toBe(false);
        expect(figures.some((other, next) => next !== at && boxesOverlap(other, box))).toBe(false);
      }
    }),
    { numRuns: 30 },
  );
});

test('every dot is within its circle', () => {
  fc.assert(
    fc.property(drawings, ({ circles }) => {
      for (const { x, y, radius, dots } of circles)
        for (const dot of dots)
          expect(Math.hypot(dot.x - x, dot.y - y) + dot.radius).toBeLessThanOrEqual(radius);
    }),
    { numRuns: 15 },
  );
});
