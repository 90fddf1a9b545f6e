import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { link, person, sceneOf } from '../testing/example-graph.ts';
import type { Point } from './geometry.ts';
import { hitTest } from './hit-test.ts';
import { linkIsShown, type Scene, screenPoint, screenRadius } from './scene.ts';
import { pointerTolerance } from './tolerance.ts';

const mouse = pointerTolerance.mouse;
const people = [person('a'), person('b'), person('c')];
const places = { a: [100, 100], b: [500, 100], c: [300, 250] } as const;
const scene = sceneOf(people, [link('a', 'b', { strength: 1 })], places);
const nodeOf = (id: string) => ({ kind: 'node', node: scene.graph.indexOf.get(id) });

describe('hitTest', () => {
  it.each([
    ['the middle of a node', { x: 100, y: 100 }, nodeOf('a')],
    ['just beside a node', { x: 300, y: 250 - 12.7 }, nodeOf('c')],
    ['a node rather than the line that ends there', { x: 110, y: 100 }, nodeOf('a')],
    ['a line', { x: 300, y: 100 }, { kind: 'link', link: 0 }],
    ['just beside a thin line', { x: 300, y: 104 }, { kind: 'link', link: 0 }],
    ['the ground', { x: 300, y: 170 }, null],
    ['beyond the end of a line', { x: 560, y: 100 }, null],
  ])('finds %s', (_, point, hit) => {
    expect(hitTest(scene, point, mouse)).toEqual(hit);
  });

  it('has a larger tolerance for touch', () => {
    const beside = { x: 300, y: 112 };
    expect(hitTest(scene, beside, mouse)).toBeNull();
    expect(hitTest(scene, beside, pointerTolerance.touch)).toEqual({ kind: 'link', link: 0 });
  });

  it('ignores hidden links', () => {
    const strongOnly = { ...scene, view: { ...scene.view, strongOnly: true } };
    expect(hitTest(strongOnly, { x: 300, y: 100 }, mouse)).toBeNull();
  });

  it('prefers the upper of two overlapping nodes, which is a pinned one', () => {
    const overlapping = sceneOf(people, [], { a: [100, 100], b: [108, 100], c: [400, 200] });
    expect(hitTest(overlapping, { x: 104, y: 100 }, mouse)).toEqual({ kind: 'node', node: 1 });
    const pinned = { ...overlapping, pinned: new Set([0]) };
    expect(hitTest(pinned, { x: 104, y: 100 }, mouse)).toEqual({ kind: 'node', node: 0 });
  });

  it('agrees with a brute-force search', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 300 }));
    const pair = fc.tuple(fc.nat(7), fc.nat(7), fc.integer({ min: 1, max: 10 }));
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 8, maxLength: 8 }),
        fc.array(pair, { maxLength: 12 }),
        place,
        fc.boolean(),
        (spots, pairs, [x, y], strongOnly) => {
          const random = sceneOf(
            spots.map((_, index) => person(`${index}`)),
            pairs.map(([from, to, strength]) => link(`${from}`, `${to}`, { strength })),
            Object.fromEntries(spots.entries()),
            { strongOnly },
          );
          const hit = hitTest(random, { x, y }, mouse);
          const nodes = nodesNear(random, { x, y });
          const links = linksNear(random, { x, y });
          if (hit?.kind === 'node') expect(nodes).toContain(hit.node);
          else expect(nodes).toEqual([]);
          if (hit?.kind === 'link') expect(links.get(hit.link)).toBeLessThan(mouse.link + 0.6);
          if (hit === null) {
            for (const distance of links.values())
              expect(distance).toBeGreaterThan(mouse.link - 0.6);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

function nodesNear(random: Scene, point: Point): number[] {
  return random.graph.nodes.flatMap((_, node) => {
    const middle = screenPoint(random, node);
    const reach = screenRadius(random, node) + mouse.node;
    return (point.x - middle.x) ** 2 + (point.y - middle.y) ** 2 <= reach ** 2 ? [node] : [];
  });
}

/** Distance of each visible link's edge, sampled at most a pixel apart. */
function linksNear(random: Scene, point: Point): Map<number, number> {
  const distances = new Map<number, number>();
  [...random.graph.links].forEach((shown, index) => {
    if (!linkIsShown(random, shown)) return;
    const from = screenPoint(random, shown.source);
    const to = screenPoint(random, shown.target);
    const walked = Array.from({ length: 601 }, (_, step) =>
      Math.hypot(
        point.x - from.x - ((to.x - from.x) * step) / 600,
        point.y - from.y - ((to.y - from.y) * step) / 600,
      ),
    );
    distances.set(index, Math.min(...walked) - shown.width / 2);
  });
  return distances;
}
