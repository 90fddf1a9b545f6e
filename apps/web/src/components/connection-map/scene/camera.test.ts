import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitCamera, panBy, toScreen, toWorld, zoomAt } from './camera.ts';
import { type Box, pointAt } from './geometry.ts';

const coordinate = fc.double({ min: -2000, max: 2000, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const camera = fc.record({
  x: coordinate,
  y: coordinate,
  zoom: fc.double({ min: 0.05, max: 20, noNaN: true }),
});
const size = { width: 800, height: 320 };

describe('the camera', () => {
  it('converts between world and screen and back', () => {
    fc.assert(
      fc.property(camera, point, (seen, world) => {
        const back = toWorld(seen, toScreen(seen, world));
        expect(back.x).toBeCloseTo(world.x, 5);
        expect(back.y).toBeCloseTo(world.y, 5);
      }),
    );
  });

  it('keeps the point under the pointer while zooming', () => {
    fc.assert(
      fc.property(camera, point, fc.double({ min: 0.2, max: 5, noNaN: true }), (seen, at, by) => {
        const under = toWorld(seen, at);
        const after = toScreen(zoomAt(seen, at, by, seen.zoom), under);
        expect(after.x).toBeCloseTo(at.x, 4);
        expect(after.y).toBeCloseTo(at.y, 4);
      }),
    );
  });

  it('zooms from half to eight times the fitting zoom', () => {
    const fitted = { x: 0, y: 0, zoom: 0.8 };
    expect(zoomAt(fitted, { x: 0, y: 0 }, 0.001, 0.8).zoom).toBeCloseTo(0.4);
    expect(zoomAt(fitted, { x: 0, y: 0 }, 1000, 0.8).zoom).toBeCloseTo(6.4);
  });

  it('pans by screen pixels', () => {
    expect(panBy({ x: 1, y: 2, zoom: 3 }, 10, -10)).toEqual({ x: 11, y: -8, zoom: 3 });
  });
});

describe('fitCamera', () => {
  it('shows everyone within the margins', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 30 }), (points) => {
        const positions = Float32Array.from(points.flatMap(({ x, y }) => [x, y]));
        const fitted = fitCamera(positions, size, null);
        points.forEach((_, index) => {
          const { x, y } = toScreen(fitted, pointAt(positions, index));
          expect(x).toBeGreaterThan(23);
          expect(x).toBeLessThan(size.width - 23);
          expect(y).toBeGreaterThan(23);
          expect(y).toBeLessThan(size.height - 23);
        });
      }),
    );
  });

  it('centres a single person at the largest fitting zoom', () => {
    const fitted = fitCamera(Float32Array.of(5, 5), size, null);
    expect(toScreen(fitted, { x: 5, y: 5 }).x).toBeCloseTo(400);
    expect(fitted.zoom).toBe(1.5);
  });

  it('keeps people off the reserved corner', () => {
    const corner: Box = { left: 750, top: 200, right: 800, bottom: 320 };
    const positions = Float32Array.of(-400, -150, 400, 150);
    const { x } = toScreen(fitCamera(positions, size, corner), { x: 400, y: 150 });
    expect(x).toBeLessThan(corner.left - 20);
  });
});
