import fc from 'fast-check';
import { expect, test } from 'vitest';
import { windowSimilarity } from './window-similarity.ts';

const kinds = 6;

function plainSimilarity(units: number[], gap: number, width: number, weights: number[]): number {
  const counts = (from: number, to: number) =>
    weights.map(
      (weight, kind) =>
        weight * units.slice(Math.max(0, from), to).filter((unit) => unit === kind).length,
    );
  const [left, right] = [counts(gap - width, gap), counts(gap, gap + width)];
  const dot = (one: number[], other: number[]) =>
    one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
  const norm = Math.sqrt(dot(left, left) * dot(right, right));
  return norm === 0 ? 0 : dot(left, right) / norm;
}

test('sliding windows give the same result as counting each window from scratch', () => {
  const unit = fc.integer({ min: 0, max: kinds - 1 });
  const weight = fc.integer({ min: 1, max: 5 });
  fc.assert(
    fc.property(
      fc.array(unit, { minLength: 1, maxLength: 60 }),
      fc.array(weight, { minLength: kinds, maxLength: kinds }),
      fc.integer({ min: 1, max: 20 }),
      (units, weights, width) => {
        const gaps = units.map((_, at) => at);
        const found = windowSimilarity(
          Int32Array.from(units),
          gaps,
          width,
          Float64Array.from(weights),
        );
        for (const gap of gaps)
          expect(found[gap]).toBeCloseTo(plainSimilarity(units, gap, width, weights), 6);
      },
    ),
  );
});
