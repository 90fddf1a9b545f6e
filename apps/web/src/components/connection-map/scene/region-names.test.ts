import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sceneOf } from '../testing/example-graph.ts';
import { boxesOverlap } from './geometry.ts';
import { placeRegionNames } from './region-names.ts';
import { regionPen } from './region-pen.ts';
import { reservedBox, type Scene } from './scene.ts';

/** 800 by 320 px; world and screen coordinates are equal. */
function sceneWith(regions: readonly { x: number; top: number; isAbove: boolean }[]): Scene {
  const scene = sceneOf([], [], {});
  const names = regions.map(({ x, top, isAbove }, at) => ({
    name: `Department ${at}`,
    detail: '4 of 5',
    x,
    top,
    bottom: top + 60,
    isAbove,
  }));
  return {
    ...scene,
    reserved: { width: 48, height: 120 },
    graph: { ...scene.graph, plan: { positions: scene.positions, names, pen: regionPen } },
  };
}
const measure = (text: string) => text.length * 7;
const placed = (scene: Scene) => placeRegionNames(scene, measure);

test('a name is placed above or below its region, as the region prefers', () => {
  const boxes = placed(
    sceneWith([
      { x: 200, top: 100, isAbove: true },
      { x: 500, top: 100, isAbove: false },
    ]),
  ).map(({ box }) => [box.top, box.bottom]);
  expect(boxes).toEqual([
    [80, 96],
    [164, 180],
  ]);
});

test('at the upper edge a name is below its region, and in a narrow corner inside the map', () => {
  const [above] = placed(sceneWith([{ x: 2, top: 6, isAbove: true }]));
  expect(above?.box).toMatchObject({ left: 4, top: 70 });
});

test('all names are inside the map, apart from each other and from the zoom control', () => {
  const region = fc.record({
    x: fc.integer({ min: -50, max: 850 }),
    top: fc.integer({ min: -80, max: 340 }),
    isAbove: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(region, { maxLength: 12 }), (regions) => {
      const scene = sceneWith(regions);
      const boxes = placed(scene).map(({ box }) => box);
      const control = reservedBox(scene);
      boxes.forEach((box, at) => {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(800);
        expect(box.bottom).toBeLessThanOrEqual(320);
        expect(control && boxesOverlap(box, control)).toBe(false);
        for (const other of boxes.slice(at + 1)) expect(boxesOverlap(box, other)).toBe(false);
      });
    }),
  );
});
