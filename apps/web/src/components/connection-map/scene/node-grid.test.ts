import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NodeGrid } from './node-grid.ts';

test('finds all nodes in a box', () => {
  const coordinate = fc.integer({ min: -500, max: 500 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(coordinate, coordinate), { maxLength: 60 }),
      fc.tuple(coordinate, coordinate, fc.nat(400), fc.nat(400)),
      (places, [left, top, width, height]) => {
        const box = { left, top, right: left + width, bottom: top + height };
        const found = new Set<number>();
        new NodeGrid(Float32Array.from(places.flat())).forEachIn(box, (node) => found.add(node));
        places.forEach(([x, y], node) => {
          const isInside = x >= left && x <= box.right && y >= top && y <= box.bottom;
          if (isInside) expect([...found]).toContain(node);
        });
        expect(found.size).toBeLessThanOrEqual(places.length);
      },
    ),
  );
});
