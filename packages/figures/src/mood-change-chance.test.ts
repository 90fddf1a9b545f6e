import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moodChangeChance } from './mood-change-chance.ts';

const answered = (mood: number, half: number) => ({
  mood,
  cut: null,
  band: { low: mood - half, high: mood + half },
});

test('a difference of two standard errors is at most this likely', () => {
  // Standard errors of 0.3 and 0.4 add up to 0.5.
  const chance = moodChangeChance(answered(5, 0.3 * 1.645), answered(6, 0.4 * 1.645));
  expect(chance).toBeCloseTo(Math.exp(-2), 10);
  // 4.55 % of a normal curve lie beyond two standard errors.
  expect(chance).toBeGreaterThan(0.0455);
});

test('a mood that was cut off is not compared', () => {
  expect(moodChangeChance({ ...answered(9, 1), cut: 'orMore' }, answered(5, 1))).toBeNull();
});

test('a larger difference is less likely, and wider bands make it likelier, in both directions', () => {
  const mood = fc.double({ min: 0, max: 10, noNaN: true });
  const half = fc.double({ min: 0.1, max: 3, noNaN: true });
  fc.assert(
    fc.property(mood, mood, half, half, (one, other, narrow, wide) => {
      const chance = moodChangeChance(answered(one, narrow), answered(other, wide)) ?? 0;
      expect(chance).toBeLessThanOrEqual(1);
      const farther = answered(other + Math.sign(other - one), wide);
      expect(moodChangeChance(answered(one, narrow), farther)).toBeLessThanOrEqual(chance);
      const wider = moodChangeChance(answered(one, narrow + 1), answered(other, wide));
      expect(wider).toBeGreaterThanOrEqual(chance);
      expect(moodChangeChance(answered(other, wide), answered(one, narrow))).toBeCloseTo(chance);
    }),
  );
});
