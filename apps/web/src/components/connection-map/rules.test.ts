import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alphaDecay,
  coolDownTicks,
  defaultSizePx,
  displayStrength,
  elasticStorageKey,
  lineTier,
  lineWidthsPx,
  nodeRadiusPx,
  nodeValue,
  velocityDecay,
  warmUpTicks,
} from './rules.ts';
import { isStrongBond } from './scene/strong-bond.ts';

describe('the rules of the map', () => {
  it('are the specified numbers', () => {
    expect(defaultSizePx).toEqual({ width: 800, height: 320 });
    expect([warmUpTicks, coolDownTicks, alphaDecay, velocityDecay]).toEqual([100, 100, 0.02, 0.3]);
    expect(elasticStorageKey).toBe('orgmap-elastic-behavior');
  });

  it.each([
    [6.9, false],
    [7, true],
    [10, true],
  ])('strength %d is strong: %s', (strength, isStrong) => {
    expect(isStrongBond(strength)).toBe(isStrong);
  });

  it.each([
    [1, 1],
    [2, 1.5],
    [3, 2.25],
    [4, 3.25],
    [5, 4.5],
    [10, 4.5],
  ])('draws strength %d with a width of %d px', (strength, width) => {
    expect(lineWidthsPx[lineTier(strength)]).toBe(width);
  });

  it.each([
    [0, 2],
    [1, 2],
    [2, 3],
    [9, 10],
    [40, 10],
  ])('%d connections give the value %d', (connections, value) => {
    expect(nodeValue(connections)).toBe(value);
  });

  it.each([
    [9, 18.8],
    [50, 18.8],
    [51, 7.56],
    [105, 7.56],
  ])('among %d people, a node of value 8 has a radius of %d px', (people, radius) => {
    expect(nodeRadiusPx(8, people)).toBeCloseTo(radius);
  });

  it('keeps strengths and values in range', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.nat(), (strength, connections) => {
        expect(displayStrength(strength)).toBeGreaterThanOrEqual(1);
        expect(displayStrength(strength)).toBeLessThanOrEqual(5);
        expect(nodeValue(connections)).toBeGreaterThanOrEqual(2);
        expect(nodeValue(connections)).toBeLessThanOrEqual(10);
      }),
    );
  });
});
