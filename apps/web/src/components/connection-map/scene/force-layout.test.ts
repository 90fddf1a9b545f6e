import { describe, expect, it } from 'vitest';
import { coolDownTicks } from '../rules.ts';
import { deepFreeze, link, person, threePeople } from '../testing/example-graph.ts';
import { createForceLayout } from './force-layout.ts';
import { pointAt } from './geometry.ts';
import type { Layout } from './layout.ts';
import { buildMapGraph } from './map-graph.ts';

const size = { width: 800, height: 280 };
const ids = Array.from({ length: 30 }, (_, index) => `${index}`);
const meeting = buildMapGraph(
  ids.map((id) => person(id)),
  ids.map((id, index) => link(id, `${(index * 7 + 1) % 30}`, { strength: 1 + (index % 10) })),
);

function settle(layout: Layout): number {
  let ticks = 1;
  while (layout.advance()) ticks += 1;
  return ticks;
}

describe('createForceLayout', () => {
  it('gives the same places to the same meeting', () => {
    const [one, other] = [createForceLayout(meeting, size), createForceLayout(meeting, size)];
    settle(one);
    settle(other);
    expect(one.positions).toEqual(other.positions);
  });

  it('works on copies of a graph that must not change', () => {
    const graph = deepFreeze(buildMapGraph(threePeople.nodes, threePeople.links));
    expect(() => settle(createForceLayout(graph, size))).not.toThrow();
    expect(graph.links[0]?.source).toBe(0);
  });

  it('comes to rest within the cool-down and then moves nobody', () => {
    const layout = createForceLayout(meeting, size);
    expect(settle(layout)).toBe(coolDownTicks);
    const atRest = layout.positions.slice();
    expect(layout.advance()).toBe(false);
    expect(layout.positions).toEqual(atRest);
  });

  it('has nearly found its shape when the warm-up is over', () => {
    const layout = createForceLayout(meeting, size);
    const warm = layout.positions.slice();
    settle(layout);
    const moves = ids.map((_, index) => {
      const [before, after] = [pointAt(warm, index), pointAt(layout.positions, index)];
      return Math.hypot(after.x - before.x, after.y - before.y);
    });
    expect(Math.max(...moves)).toBeLessThan(60);
  });

  it('lets no two people stand on each other', () => {
    const layout = createForceLayout(meeting, size);
    settle(layout);
    meeting.nodes.forEach((node, index) => {
      meeting.nodes.slice(index + 1).forEach((other, offset) => {
        const [a, b] = [index, index + 1 + offset].map((at) => pointAt(layout.positions, at));
        if (!a || !b) throw new Error('both people have a place');
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(node.radius + other.radius);
      });
    });
  });

  it('keeps a held node where it was put while the others move, and lets it go again', () => {
    const layout = createForceLayout(meeting, size);
    layout.hold(3, 500, -200);
    layout.reheat();
    settle(layout);
    expect(pointAt(layout.positions, 3)).toEqual({ x: 500, y: -200 });

    layout.releaseAll();
    layout.reheat();
    settle(layout);
    expect(pointAt(layout.positions, 3)).not.toEqual({ x: 500, y: -200 });
  });

  it.each([0, 1, 2])('lays out %d people', (count) => {
    const graph = buildMapGraph(
      ids.slice(0, count).map((id) => person(id)),
      [],
    );
    const layout = createForceLayout(graph, size);
    settle(layout);
    expect(layout.positions).toHaveLength(2 * count);
    expect([...layout.positions].every(Number.isFinite)).toBe(true);
  });
});
